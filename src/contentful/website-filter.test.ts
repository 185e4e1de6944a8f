import { expect, it } from 'vitest';
import type { AnsweredEntry } from './read-answer.ts';
import { websiteProblem } from './website-filter.ts';

const entry = (website: unknown): AnsweredEntry => ({
  id: 'post1',
  updatedAt: undefined,
  fields: {
    ...{ title: 'A post', slug: 'a', excerpt: '', metaDescription: '', image: undefined, body: undefined },
    website,
  },
});
const read = (website: unknown) => websiteProblem(['https://site.example'], entry(website));

it.each([
  ['https://site.example'],
  ['http://site.example'],
  ['https://www.site.example'],
  ['HTTPS://Site.Example/'],
  ['site.example'],
  ['www.site.example/blog?a#b'],
  ['//site.example'],
  ['https://site.example:443/'],
  ['https://site.example.'],
  [' \u200bhttps://site\u00ad.example\u00a0\n'],
])('%j is this site', (website) => {
  expect(read([website, 'https://other.example'])).toBeUndefined();
  expect(read(website)).toBeUndefined();
});

it.each<[unknown, string]>([
  ['https://site.example.evil.example', '"https://site.example.evil.example"'],
  ['https://other.example/?u=https://site.example', '"https://other.example/?u=https://site.example"'],
  ['https://other.example/https://site.example', '"https://other.example/https://site.example"'],
  ['https://site.example@evil.example', '"https://site.example@evil.example"'],
  ['https://evil.example\\@site.example', '"https://evil.example\\\\@site.example"'],
  ['https://blog.site.example', '"https://blog.site.example"'],
  ['https://mysite.example', '"https://mysite.example"'],
  ['site', '"site"'],
  ['not an address', '"not an address"'],
  [7, '7'],
  [{}, 'what is no text'],
])('%j is not, and is named', (website, shown) => {
  expect(read([website])).toEqual({
    file: 'Contentful entry "A post" (id post1)',
    field: 'website',
    found: `found ${shown}, which is not this site`,
    remedy: expect.stringMatching(/^Begin the list with https:\/\/site\.example to show/) as unknown,
  });
});

it.each([[undefined], [null], [[]], [['']], [' \u200b '], [[' ', 'https://site.example']]])(
  '%j is missing',
  (website) => {
    expect(read(website)).toMatchObject({ found: 'is missing or empty' });
  },
);
