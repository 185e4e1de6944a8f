import { expect, it } from 'vitest';
import type { Content } from './read-content.ts';
import { textNotes } from './text-notes.ts';

const content = (areaMap: object[], mapsKey?: string) =>
  ({
    areaMap,
    dumpsterSizes: [],
    site: [{ data: { mapsKey }, file: 'site.yaml', prefix: [], body: '' }],
    contactInfo: [{ data: { link: '/contact#area' }, file: 'contact-info.yaml', prefix: [0], body: '' }],
  }) as unknown as Content;

it('names links to a map that there is not', () => {
  expect(textNotes(content([])).map(({ file, field }) => `${file}: ${field}`)).toEqual([
    'contact-info.yaml: entry 1, link',
  ]);
  expect(textNotes(content([{ data: {}, file: 'area-map.yaml', prefix: [], body: '' }]))).toEqual([]);
  expect(textNotes(content([], 'a-key'))).toEqual([]);
});
