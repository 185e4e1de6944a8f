import { describe, expect, it } from 'vitest';
import { robots } from './robots.ts';

describe('crawlers are told', () => {
  it.each([
    ['a page', true, '', 'index,follow'],
    ['the page of missing pages', false, '', 'noindex,follow'],
    ['a page of a preview', true, 'true', 'noindex,follow'],
    ['a page of a site that turned it off', true, 'false', 'index,follow'],
  ])('of %s', (_, indexed, siteNoindex, expected) => {
    expect(robots(indexed, siteNoindex)).toBe(expected);
  });
});
