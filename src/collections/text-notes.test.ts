import { expect, it } from 'vitest';
import type { Content } from './read-content.ts';
import { sizeMentions, textNotes } from './text-notes.ts';

const content = (areaMap: object[], serviceArea: object[] = [], mapsKey?: string) =>
  ({
    areaMap,
    serviceArea,
    dumpsterSizes: [],
    site: [{ data: { mapsKey }, file: 'site.yaml', prefix: [], body: '' }],
    contactInfo: [{ data: { link: '/contact#area' }, file: 'contact-info.yaml', prefix: [0], body: '' }],
  }) as unknown as Content;

it('names links to the towns and the map where there are none', () => {
  expect(textNotes(content([])).map(({ file, field }) => `${file}: ${field}`)).toEqual([
    'contact-info.yaml: entry 1, link',
  ]);
  const entry = { data: {}, file: 'some.yaml', prefix: [], body: '' };
  expect(textNotes(content([entry]))).toEqual([]);
  expect(textNotes(content([], [entry]))).toEqual([]);
  expect(textNotes(content([], [], 'a-key'))).toEqual([]);
});

const mentionsIn = (yards: number[], value: string) =>
  sizeMentions(yards, [{ file: 'faq.yaml', field: 'entry 1, answer', value }]);

const foundIn = (yards: number[], text: string) => mentionsIn(yards, text).map(({ found }) => found);

it.each([
  ['Six sizes, drawn to scale', ['found "Six sizes"']],
  ['All 4 dumpster sizes', ['found "4 dumpster sizes"']],
  ['A 20-yard box', ['found "20-yard"']],
  ['The 10- to 20-yard boxes', ['found "20-yard"']],
  ['The 40- and 20-yard boxes', ['found "40-yard"', 'found "20-yard"']],
  ['A 20-yard box. From 10 to 20 yards', ['found "20-yard"', 'found "10 to 20 yards"']],
  ['A 20-yard box, so take the 20 and not a 10', ['found "20-yard"', 'found "the 20"']],
])('finds what is left of sizes that are gone in "%s"', (text, found) => {
  expect(foundIn([10, 30, 45], text)).toEqual(found);
});

it.each([
  'Three sizes: a 10-, a 30- and a 45-yard box',
  'You are between two sizes',
  'It comes to 12 or 13 yards, so a 10-yard box twice',
  'Allow up to 20 business days, the 20 feet behind it and a 20-foot run',
  'From 10 to 45 yards',
])('lets pass "%s"', (text) => {
  expect(foundIn([10, 30, 45], text)).toEqual([]);
});

it('names the file, the field and the sizes that there are', () => {
  expect(mentionsIn([10, 20], 'Five sizes')).toEqual([
    {
      file: 'faq.yaml',
      field: 'entry 1, answer',
      found: 'found "Five sizes"',
      remedy: 'There are 2 sizes: 10, 20 yards (content/dumpster-sizes.yaml).',
    },
  ]);
});
