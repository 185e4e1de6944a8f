import { describe, expect, it } from 'vitest';
import { metadataFor, pageKey, robots, type Metadata } from './metadata.ts';

describe('the key of a path', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/same-day-dumpster-rentals', 'sameDayDumpsterRentals'],
    ['/roll-off-20-yard', 'rollOff20Yard'],
    ['/blog/page/2', 'blog/page/2'],
  ])('%s is %s', (path, key) => {
    expect(pageKey(path)).toBe(key);
  });
});

describe('the metadata of a path', () => {
  const entries: ReadonlyMap<string, Metadata> = new Map(
    ['home', 'services', 'contact', 'blog', 'about', 'sameDayDumpsterRentals'].map((key) => [
      key,
      { title: key, description: `On ${key}` },
    ]),
  );

  it.each([
    ['its own', '/about', 'about'],
    ['its own, by its key in camelCase', '/same-day-dumpster-rentals', 'sameDayDumpsterRentals'],
    ['its own for home', '/', 'home'],
    ['that of the blog for a page of its list', '/blog/page/2', 'blog'],
    ['that of contact where the path contains the word', '/contact-us', 'contact'],
    ['that of services where the path contains the word', '/our-services-list', 'services'],
    ['that of the blog before contact', '/blog/contact', 'blog'],
    ['that of contact before services', '/services/contact', 'contact'],
    ['that of home where no word fits', '/nowhere', 'home'],
  ])('is %s', (_, path, key) => {
    expect(metadataFor(path, entries)).toEqual({ title: key, description: `On ${key}` });
  });

  it('is that of home where the entry of the word is missing', () => {
    const homeAlone: ReadonlyMap<string, Metadata> = new Map([
      ['home', { title: 'Home', description: 'All' }],
    ]);
    expect(metadataFor('/blog/x', homeAlone).title).toBe('Home');
  });

  it('is an error where there is nothing to fall back to', () => {
    expect(() => metadataFor('/about', new Map())).toThrow('No metadata for /about');
  });
});

it.each([
  ['a page', true, '', 'index,follow'],
  ['the page of missing pages', false, '', 'noindex,follow'],
  ['a page of a preview', true, 'true', 'noindex,follow'],
  ['a page of a site that turned it off', true, 'false', 'index,follow'],
  ['a page of a preview with a value that was copied', true, ' true\n', 'noindex,follow'],
])('crawlers are told of %s', (_, indexed, siteNoindex, expected) => {
  expect(robots(indexed, { SITE_NOINDEX: siteNoindex })).toBe(expected);
});
