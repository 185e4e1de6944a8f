import { expect, it } from 'vitest';
import { mapLinks } from './check-area.ts';
import type { Content } from './read-content.ts';

const content = (areaMap: object[], mapsKey?: string) =>
  ({
    areaMap,
    site: [{ data: { mapsKey }, file: 'site.yaml' }],
    contactInfo: [{ data: { link: '/contact#area' }, file: 'contact-info.yaml' }],
    pages: [],
    posts: [],
  }) as unknown as Content;

it('names links to a map that there is not', () => {
  expect(mapLinks(content([])).map(({ file, field }) => `${file}: ${field}`)).toEqual([
    'contact-info.yaml: entry 1, link',
  ]);
  expect(mapLinks(content([{ data: {}, file: 'area-map.yaml' }]))).toEqual([]);
  expect(mapLinks(content([], 'a-key'))).toEqual([]);
});
