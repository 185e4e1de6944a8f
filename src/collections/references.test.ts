import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as marked from '../schemas/fields.ts';
import { imageFile, logoFile } from '../schemas/picture.ts';
import { markedTexts } from './references.ts';

const kinds: [string, z.ZodType, string, string][] = [
  ['a path', marked.pagePath(), 'link', '/about'],
  ['a link', marked.link(), 'link', 'tel:+12025550143'],
  ['the path of a service', marked.servicePath(), 'service', '/hauling'],
  ['a size', marked.sizeId(), 'size', '20-yard'],
  ['a picture of the folder', imageFile(), 'image', 'yard.jpg'],
  ['a logo', logoFile(), 'image', 'logo.svg'],
  ['a file of public/', marked.publicFile('/a.svg'), 'file', '/avatars/a.svg'],
  ['an id', marked.id(), 'id', 'one'],
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
