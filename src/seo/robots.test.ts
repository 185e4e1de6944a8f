import { describe, expect, it } from 'vitest';
import { readNoindex, robots } from './robots.ts';

describe('crawlers are told', () => {
  it.each([
    ['a page', true, '', 'index,follow'],
    ['the page of missing pages', false, '', 'noindex,follow'],
    ['a page of a preview', true, 'true', 'noindex,follow'],
    ['a page of a site that turned it off', true, 'false', 'index,follow'],
    ['a page of a preview with a value that was copied', true, ' true\n', 'noindex,follow'],
  ])('of %s', (_, indexed, siteNoindex, expected) => {
    expect(robots(indexed, siteNoindex)).toBe(expected);
  });
});

describe('SITE_NOINDEX', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['true', true],
  ])('may be %j', (value, noindex) => {
    expect(readNoindex(value)).toBe(noindex);
  });

  it.each(['1', 'yes', 'TRUE', 'no'])('is refused when it is %s', (value) => {
    expect(() => readNoindex(value)).toThrow(
      `SITE_NOINDEX in the environment: "${value}" is neither true nor false. Set it to one of them.`,
    );
  });
});
