import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepend, set } from '../../src/collections/fixtures/changes.ts';
import { dayIn, readableDay } from '../../src/lib/date.ts';
import { labels, pageOf, site } from '../support/content.ts';
import { builtPages, type BuiltPage } from '../support/dist.ts';
import { copySite } from '../support/site-copy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The date so many days from the day of the build. */
const dayAfter = (days: number) => dayIn(site.openingHours.timeZone, new Date(Date.now() + days * DAY_MS));

/** A day that is over, two that are near, and one that is not yet: whatever the day, and should it end meanwhile. */
const [over, near, nearer, far] = [dayAfter(-3), dayAfter(9), dayAfter(4), dayAfter(40)];

const list = (...entries: object[]) => prepend([], ...entries)('[]\n');
const customer = (name: string, fields: object) => ({
  id: name,
  name,
  title: 'Customer',
  quote: 'Good.',
  ...fields,
});
const claim = (name: string) => ({ id: name, sample: true, number: '77', name, icon: 'truck' });

const SOURCE = {
  name: 'Yard Talk',
  link: 'https://talk.example/7',
  date: '2026-03-14',
  permission: 'By a letter in her hand.',
};

let pages: BuiltPage[];
let output: string;

beforeAll(() => {
  const copy = copySite('own-facts');
  copy.edit('content/site.yaml', (yaml) => {
    const hours = {
      ...Object.fromEntries(['Monday', 'Tuesday', 'Wednesday', 'Friday'].map((day) => [day, '6am - 2:30pm'])),
      ...{ Thursday: 'closed', Saturday: '9am - noon', Sunday: 'closed' },
      exceptions: [
        { date: far, hours: 'closed', reason: 'Far Day' },
        { date: over, hours: 'closed', reason: 'Past Day' },
        { date: near, hours: '9am - noon', reason: 'Harvest' },
        { date: nearer, hours: 'closed', reason: 'Regatta' },
      ],
    };
    return set(['openingHours'], hours)(set(['url'], 'https://redwood.example')(yaml));
  });
  copy.edit('content/testimonials.yaml', () =>
    list(
      customer('Real Rita', { stars: 4, source: SOURCE }),
      customer('Proud Paula', { source: { ...SOURCE, name: 'A letter', link: undefined } }),
      customer('Sample Sam', { sample: true }),
    ),
  );
  copy.edit('content/fun-facts.yaml', () => list(claim('dumpsters of sample')));
  copy.edit('content/value-badges.yaml', () => list(claim('sample of badges')));
  const built = copy.build();
  output = built.output;
  expect(output).not.toContain('[ERROR]');
  expect(built.status).toBe(0);
  pages = builtPages(join(copy.folder, 'dist'));
}, 120_000);

const documentAt = (path: string) => pages.find((page) => page.path === path)?.document;
const wordsOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim();
const all = (path: string, selector: string) => [...(documentAt(path)?.querySelectorAll(selector) ?? [])];

describe('a company with hours of its own', () => {
  const WORDS = '6am - 2:30pm Monday - Wednesday and Friday, 9am - noon Saturday';

  it('has them in words in the header, in the footer and where texts name them', () => {
    const { document } = pages.find(({ path }) => path === '/contact') ?? {};
    for (const place of ['header', 'footer', 'main', 'head meta[name=description]']) {
      const element = document?.querySelector(place);
      expect(element?.getAttribute('content') ?? wordsOf(element)).toContain(WORDS);
    }
  });

  it('says on every page which near days are different, the nearest first, and no other', () => {
    const { closed, open, notice } = labels.hours;
    for (const { document } of pages) {
      const lines = [...document.querySelectorAll(`aside[aria-label="${notice}"] li`)];
      expect(lines.map(wordsOf)).toEqual([
        `${closed} ${readableDay(nearer)} (Regatta)`,
        `${open} 9am - noon ${readableDay(near)} (Harvest)`,
      ]);
      const dates = lines.map((line) => line.querySelector('time')?.getAttribute('datetime'));
      expect(dates).toEqual([nearer, near]);
    }
  });

  it('lists each day on the contact page, and then the days to come that are different', () => {
    const rows = all('/contact', 'main li dl > div').map((row) => [...row.children].map(wordsOf).join(' '));
    expect(rows.slice(0, 7)).toEqual([
      'Monday 6am - 2:30pm',
      'Tuesday 6am - 2:30pm',
      'Wednesday 6am - 2:30pm',
      `Thursday ${labels.hours.closed}`,
      'Friday 6am - 2:30pm',
      'Saturday 9am - noon',
      `Sunday ${labels.hours.closed}`,
    ]);
    const dates = all('/contact', 'main li dl time').map((time) => time.getAttribute('datetime'));
    expect(dates).toEqual([nearer, near, far]);
  });

  it('tells search engines of both', () => {
    const [business] = all('/', 'script[type="application/ld+json"]').map(
      (script) => JSON.parse(script.textContent) as Record<string, unknown>,
    );
    expect(business).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Friday'], opens: '06:00', closes: '14:30' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
      ],
      specialOpeningHoursSpecification: [
        { validFrom: nearer, opens: '00:00', closes: '00:00' },
        { validFrom: near, opens: '09:00', closes: '12:00' },
        { validFrom: far },
      ],
    });
  });
});

describe('a company with an address of its own', () => {
  const pagesWith = (words: string) =>
    pages.filter(({ html }) => html.includes(words)).map(({ path }) => path);

  it.each(['Sample Sam', 'dumpsters of sample', 'sample of badges'])('shows no sample: not "%s"', (words) => {
    expect(pagesWith(words)).toEqual([]);
  });

  it('is told how many of what are left out', () => {
    expect(output).toContain(
      'Left out, since they are marked as samples: testimonials (1), figures (1), badges (1).',
    );
  });

  it('has no section for what nothing is left of', () => {
    const headings = all('/', 'h2').map(wordsOf);
    expect(headings).not.toContain(pageOf('home').sections.funFacts.heading);
    expect(headings).toContain(labels.carousel.heading);
  });

  it('shows its customers with the stars that they gave', () => {
    expect(all('/', '.carousel-slide').map((slide) => wordsOf(slide.querySelector('.sr-only')))).toEqual([
      labels.a11y.stars[3],
      labels.a11y.stars[4],
    ]);
    const drawings = all('/', '.carousel-slide use').map((use) => use.getAttribute('href'));
    expect(drawings).toEqual([
      expect.stringMatching(/^\/_astro\/drawings.*#stars-4$/),
      expect.stringMatching(/#stars-5$/),
    ]);
  });

  it('says where their words come from, and to nobody how it may print them', () => {
    const sources = all('/', '.carousel-slide figcaption > span > :last-child').map(wordsOf);
    expect(sources).toEqual(['Yard Talk, March 2026', 'A letter, March 2026']);
    const links = all('/', '.carousel-slide a').map((link) => [
      link.getAttribute('href'),
      link.getAttribute('target'),
    ]);
    expect(links).toEqual([[SOURCE.link, '_blank']]);
    expect(pagesWith(SOURCE.permission)).toEqual([]);
  });
});
