import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site, towns } from '../support/content.ts';
import { filesBelow } from '../support/dist.ts';

const files = filesBelow('dist')
  .filter((name) => /\.(?:html|js|css|xml|txt|svg|json|webmanifest)$/.test(name))
  .map((name) => {
    const text = readFileSync(join('dist', name), 'utf8');
    return { name, text: text.replaceAll('&#39;', "'").replaceAll('&amp;', '&') };
  });
const filesWith = (pattern: RegExp | string) =>
  files.filter(({ text }) => text.match(pattern) !== null).map(({ name }) => name);

describe('what the owner knows of a town is for the owner alone', () => {
  it.each(towns)('$name', ({ owner: { otherwise, source, question } }) => {
    const notes = [otherwise, source, question].filter((note) => note !== undefined);
    expect(notes.flatMap((note) => filesWith(RegExp.escape(note)))).toEqual([]);
  });

  it.runIf(site.name === 'Steed Dumpster Co.')(
    'and no page names, or sends a customer to, another hauler',
    () => {
      expect(filesWith(/\bRepublic\b|\bEDCO\b|franchise|619-691-5122/)).toEqual([]);
      expect(filesWith(site.name).length).toBeGreaterThan(10);
    },
  );
});
