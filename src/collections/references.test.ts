import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as marked from '../schemas/fields.ts';
import { imageFile, logoFile } from '../schemas/picture.ts';
import { bodyParts, markedTexts, type BodyPart } from './references.ts';

const kinds: [string, z.ZodType, string, string][] = [
  ['a path', marked.pagePath(), 'link', '/about'],
  ['a link', marked.link(), 'link', 'tel:+12025550143'],
  ['the path of a service', marked.servicePath(), 'service', '/hauling'],
  ['the path of a page with testimonials', marked.quotingPath(), 'quoting', '/about'],
  ['a size', marked.sizeId(), 'size', '20-yard'],
  ['a picture of the folder', imageFile(), 'image', 'yard.jpg'],
  ['a logo', logoFile(), 'image', 'logo.svg'],
  ['a file of public/', marked.publicFile('/a.svg'), 'file', '/avatars/a.svg'],
  ['an id', marked.id(), 'id', 'one'],
  ['an id that links lead to', marked.anchor(), 'anchor', 'one'],
];

describe('a field that its schema marks is found:', () => {
  it.each(kinds)('%s', (_, schema, marker, value) => {
    expect(markedTexts(z.object({ any: schema, other: z.string() }), { any: value, other: value })).toEqual([
      { marker, path: ['any'], value },
    ]);
  });

  const path = marked.pagePath();
  const one = { one: '/a' };
  it.each<[string, z.ZodType, unknown, (string | number)[]]>([
    ['described', z.object({ one: path.describe('x').refine(() => true) }), one, ['one']],
    ['optional', z.object({ one: path.optional().describe('x') }), one, ['one']],
    ['with a default', z.object({ one: path.default('/') }), one, ['one']],
    ['before a transform', z.object({ one: path.transform((value) => value) }), one, ['one']],
    ['behind a preprocess', z.preprocess((value) => value, z.object({ one: path })), one, ['one']],
    ['in a list', z.array(path), ['/a'], [0]],
    ['in a tuple', z.tuple([z.string(), path]), ['', '/a'], [1]],
    ['in a record', z.record(z.string(), path), one, ['one']],
    [
      'in a group that is optional',
      z.object({ in: z.object({ one: path }).optional() }),
      { in: one },
      ['in', 'one'],
    ],
    ['in one of several kinds', z.union([z.string(), z.strictObject({ one: path })]), one, ['one']],
    [
      'in one of several kinds that a field tells apart',
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('a'), one: z.string() }),
        z.strictObject({ kind: z.literal('b'), one: path }),
      ]),
      { kind: 'b', one: '/a' },
      ['one'],
    ],
  ])('%s', (_, schema, value, where) => {
    expect(markedTexts(schema, value)).toEqual([{ marker: 'link', path: where, value: '/a' }]);
  });
});

it('a field without a value is passed over', () => {
  expect(markedTexts(z.object({ one: marked.pagePath().optional() }), {})).toEqual([]);
});

const valuesIn = (body: string, ...markers: BodyPart['marker'][]) =>
  bodyParts(body)
    .filter(({ marker }) => markers.includes(marker))
    .map(({ value }) => value);

describe('the links of a Markdown body', () => {
  it.each([
    ['plain', 'See [a](/a) and [b](/b#c).', ['/a', '/b#c']],
    ['with a title', '[a](/a "Title")', ['/a']],
    ['in angle brackets', '[a](</a>)', ['/a']],
    ['by reference', '[a][one]\n\n[one]: /a', ['/a']],
    ['over two lines', '[a\nb](/a)', ['/a']],
    ['around a picture', '[![alt](pic.jpg)](/a)', ['/a']],
    ['in a footnote', 'Text[^1].\n\n[^1]: See [a](/a).', ['/a']],
    ['as an address', '<https://example.com/a>', ['https://example.com/a']],
    ['as HTML', '<a class="x" href="/a">a</a>', ['/a']],
    ['as HTML within a paragraph', 'See <a href="/a">a</a>.', ['/a']],
    ['only in code', '`[a](/a)`\n\n    [b](/b)', []],
    ['with a bracket in its address', '[a](/a_(b))', ['/a_(b)']],
    ['without any', 'Text [in brackets], (and more) ![alt](pic.jpg)\n\n[^1]: A note.', []],
  ])('%s', (_, body, links) => {
    expect(valuesIn(body, 'link')).toEqual(links);
  });

  it('are told apart from its pictures', () => {
    expect(bodyParts('![x](../images/x.jpg "Title") and [a](/a)')).toEqual([
      { marker: 'link', value: '/a' },
      { marker: 'body picture', value: '../images/x.jpg' },
    ]);
  });

  it('are told apart from pictures by reference and in HTML', () => {
    expect(valuesIn('![x][one] <img src="/y.jpg">\n\n[one]: x.jpg', 'body picture')).toEqual([
      'x.jpg',
      '/y.jpg',
    ]);
  });
});

it('are pictures too where a blank in their name keeps Markdown from seeing them', () => {
  expect(valuesIn('See ![The yard](Foto Jardín.JPG).', 'body picture')).toEqual(['Foto Jardín.JPG']);
});

describe('what a body should do without', () => {
  it.each([
    ['a heading of the highest level', '# One *two* `three`\n\n## Four', ['One two three'], []],
    ['one that is underlined', 'One\n===\n\nTwo\n---', ['One'], []],
    ['one in HTML', '<h1 class="x">One <b>two</b></h1>', ['One two'], []],
    ['a frame', '<iframe\n  src="https://a.example"></iframe>', [], ['https://a.example']],
    ['a frame within a paragraph', 'See <iframe src="/a"></iframe>.', [], ['/a']],
    ['an object', '<object data="/a.pdf"></object>', [], ['/a.pdf']],
    ['nothing of what stands in code', '`# a`\n\n    # b\n\n`<iframe src="/a">`', [], []],
    ['nothing of a # without a space', '#1 in town', [], []],
  ])('is %s', (_, body, titles, frames) => {
    expect([valuesIn(body, 'title'), valuesIn(body, 'frame')]).toEqual([titles, frames]);
  });
});
