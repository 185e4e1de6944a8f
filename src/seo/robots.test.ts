import { expect, it } from 'vitest';
import { robots } from './robots.ts';

it.each([
  ['a page', true, '', 'index,follow'],
  ['the page of missing pages', false, '', 'noindex,follow'],
  ['a page of a preview', true, 'true', 'noindex,follow'],
  ['a page of a site that turned it off', true, 'false', 'index,follow'],
  ['a page of a preview with a value that was copied', true, ' true\n', 'noindex,follow'],
])('crawlers are told of %s', (_, indexed, siteNoindex, expected) => {
  expect(robots(indexed, { SITE_NOINDEX: siteNoindex })).toBe(expected);
});
