import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSite } from './collections/read-content.ts';
import { escapePattern } from './lib/escape-pattern.ts';
import { groupDays, readableHours, type Week } from './lib/hours.ts';
import type { Site } from './schemas/site.ts';

const SRC = fileURLToPath(new URL('.', import.meta.url));
const TEXT = /\.(?:astro|tsx?|m?js|css|json|svg)$/;
/** Tests, and what the launch check knows of the sample, so that it finds what is left of it. */
const TEST = /\.test\.tsx?$|(?:^|[\\/])fixtures[\\/]|[\\/]launch-check[\\/]sample\.json$/;

let site: Site;
let files: { name: string; text: string }[];

beforeAll(async () => {
  site = await readSite(fileURLToPath(new URL('..', import.meta.url)));
  const names = (await readdir(SRC, { recursive: true })).filter(
    (name) => TEXT.test(name) && !TEST.test(name),
  );
  files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(SRC, name), 'utf8') })),
  );
});

const asWord = (text: string) => new RegExp(`(?<!\\w)${escapePattern(text)}(?!\\w)`);
const anyOf = (texts: string[]) => new RegExp(texts.map((text) => asWord(text).source).join('|') || '(?!)');
const spansOf = (week: Week) =>
  groupDays(week)
    .map(({ hours }) => readableHours(hours))
    .filter((hours) => hours.includes(' - '));
/** Digits with up to three other characters between two of them, as people and links write phone numbers. */
const asDigits = (digits: string) => new RegExp(digits.split('').join('\\D{0,3}'));

describe('a fact of the company stands in content/ and nowhere in src/:', () => {
  it('looks at the whole of src/', () => {
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['content.config.ts', join('components', 'layout', 'Footer.astro')]),
    );
  });

  it.each<[string, (facts: Site) => RegExp]>([
    ['the phone number as visitors read it', ({ phoneNumber }) => asWord(phoneNumber)],
    ['the ten digits of the phone number', ({ telLink }) => asDigits(telLink.slice(-10))],
    ['the city', ({ city }) => asWord(city)],
    ['the name of the company', ({ name }) => asWord(name)],
    ['the legal name', ({ legalName }) => asWord(legalName)],
    ['the opening hours', ({ openingHours }) => asWord(openingHours.text)],
    ['the hours of a day', ({ openingHours }) => anyOf(spansOf(openingHours.week))],
  ])('%s', (_, pattern) => {
    const fact = pattern(site);
    expect(files.filter(({ text }) => fact.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
