import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ContentError, describeProblem, fieldName } from './content-problem.ts';
import { inWords, problemFromIssue } from './issue-words.ts';

const schema = z.strictObject({
  title: z.string().trim().min(1).max(70).default('x'),
  slug: z
    .string()
    .regex(/^[a-z]+$/, 'small letters')
    .default('x'),
  day: z.iso.date('a date such as 2023-12-03').default('2023-12-03'),
  yards: z.number().positive().default(1),
  share: z.number().lt(1).default(0.5),
  latitude: z.number().min(-90).max(90).default(0),
  bags: z.int().default(1),
  home: z.boolean().default(false),
  tags: z.array(z.string()).min(1).max(3).default(['x']),
  three: z.array(z.string()).length(3).default(['x', 'y', 'z']),
  kind: z.enum(['bin', 'box']).default('bin'),
  picture: z.strictObject({ file: z.string() }).default({ file: 'x' }),
  allowed: z.union([z.boolean(), z.literal('unknown')], { error: 'true, false or unknown' }).default(true),
  page: z
    .discriminatedUnion('layout', [
      z.object({ layout: z.literal('home') }),
      z.strictObject({ layout: z.literal('text'), parts: z.array(z.strictObject({ a: z.string() })) }),
    ])
    .default({ layout: 'home' }),
});

const FIELDS = Object.keys(schema.shape).join(', ');

const required = z.object({
  title: z.string(),
  kind: z.enum(['bin', 'box']),
  allowed: z.union([z.boolean(), z.literal('unknown')], { error: 'true, false or unknown' }),
  page: z.discriminatedUnion('layout', [z.object({ layout: z.literal('home') })]),
});

function messages(of: z.ZodType, input: unknown): string[] {
  const { error } = of.safeParse(input, inWords);
  return (error?.issues ?? []).map((issue) => describeProblem(problemFromIssue(issue, 'f.yaml')));
}

describe('a finding of the schema in words:', () => {
  it.each([
    ['a number for text', { title: 5 }, 'title: found the number 5. Allowed is text (put it in quotes).'],
    ['a switch for text', { title: true }, 'title: found true. Allowed is text (put it in quotes).'],
    ['nothing after a field', { title: null }, 'title: found an empty value. Allowed is text.'],
    ['a list for text', { title: ['a'] }, 'title: found a list. Allowed is text.'],
    ['a group for text', { title: { a: 1 } }, 'title: found a group of fields. Allowed is text.'],
    [
      'text for a list',
      { tags: 'a' },
      'tags: found the text "a". Allowed is a list, each entry after a dash.',
    ],
    [
      'text for a group',
      { picture: 'a.jpg' },
      'picture: found the text "a.jpg". Allowed is a group of fields.',
    ],
    ['text for a number', { yards: '20' }, 'yards: found the text "20". Allowed is a number.'],
    ['a number without end', { yards: Infinity }, 'yards: found .inf. Allowed is a number.'],
    ['a number below all others', { yards: -Infinity }, 'yards: found -.inf. Allowed is a number.'],
    ['no number at all', { yards: NaN }, 'yards: found .nan. Allowed is a number.'],
    ['a fraction', { bags: 2.5 }, 'bags: found the number 2.5. Allowed is a whole number.'],
    ['text for a switch', { home: 'yes' }, 'home: found the text "yes". Allowed is true or false.'],
    ['empty text', { title: ' ' }, 'title: is empty. Write some text.'],
    [
      'long text, cut on the line',
      { title: 'a'.repeat(71) },
      `title: found "${'a'.repeat(56)}..." (71 characters). Allowed is at most 70 characters.`,
    ],
    ['text over several lines', { slug: 'a\nb' }, 'slug: found "a\\nb". Allowed is small letters.'],
    ['text of another form', { slug: 'Ab' }, 'slug: found "Ab". Allowed is small letters.'],
    ['no date', { day: 'soon' }, 'day: found "soon". Allowed is a date such as 2023-12-03.'],
    ['zero where more is needed', { yards: 0 }, 'yards: found 0. Allowed is more than 0.'],
    ['one where less is needed', { share: 1 }, 'share: found 1. Allowed is less than 1.'],
    ['a number too small', { latitude: -91 }, 'latitude: found -91. Allowed is at least -90.'],
    ['a number too large', { latitude: 91 }, 'latitude: found 91. Allowed is at most 90.'],
    ['a list too short', { tags: [] }, 'tags: found 0 entries. Allowed is at least 1 entry.'],
    [
      'a list too long',
      { tags: ['a', 'b', 'c', 'd'] },
      'tags: found 4 entries. Allowed is at most 3 entries.',
    ],
    ['a list of another length', { three: ['a'] }, 'three: found 1 entry. Allowed is exactly 3 entries.'],
    ['a wrong choice', { kind: 'bag' }, 'kind: found "bag". Allowed: bin, box.'],
    [
      'a wrong choice among mixed kinds',
      { allowed: 'yes' },
      'allowed: found "yes". Allowed is true, false or unknown.',
    ],
    ['a wrong layout', { page: { layout: 'blog' } }, 'page, layout: found "blog". Allowed: home, text.'],
    [
      'an unknown field',
      { tilte: 'x' },
      `tilte: unknown field. Correct the spelling or remove it. The fields here are: ${FIELDS}.`,
    ],
    [
      'an unknown field in a group',
      { picture: { file: 'x', alt: 'y' } },
      'picture, alt: unknown field. Correct the spelling or remove it. The fields here are: file.',
    ],
    [
      'an unknown field of one of several kinds of groups, in a list',
      { page: { layout: 'text', parts: [{ a: 'x', b: 'y' }] } },
      'page, parts, entry 1, b: unknown field. Correct the spelling or remove it. The fields here are: a.',
    ],
    [
      'unknown fields',
      { a: 1, b: 2 },
      `unknown fields a, b. Correct the spelling or remove it. The fields here are: ${FIELDS}.`,
    ],
  ])('%s', (_, input, message) => {
    expect(messages(schema, input)).toEqual([`f.yaml: ${message}`]);
  });

  it('fields that are missing', () => {
    expect(messages(required, { page: {} })).toEqual([
      'f.yaml: title: is missing. Add it: text.',
      'f.yaml: kind: is missing. Add it, one of: bin, box.',
      'f.yaml: allowed: is missing. Add it: true, false or unknown.',
      'f.yaml: page, layout: is missing. Add it, one of: home.',
    ]);
  });

  it('a file that holds nothing', () => {
    expect(messages(schema, null)).toEqual(['f.yaml: found an empty value. Allowed is a group of fields.']);
  });

  it('an entry of a list is counted from 1', () => {
    const { error } = schema.safeParse({ tags: ['a', 5] }, inWords);
    const problems = error?.issues.map((issue) => problemFromIssue(issue, 'f.yaml', [2]));
    expect(problems).toEqual([
      {
        file: 'f.yaml',
        field: 'entry 3, tags, entry 2',
        found: 'found the number 5',
        remedy: 'Allowed is text (put it in quotes).',
      },
    ]);
  });
});

describe('the name of a field', () => {
  it.each([
    [[], ''],
    [['url'], 'url'],
    [['navLinks', 0, 'href'], 'navLinks, entry 1, href'],
    [[4, 'answer'], 'entry 5, answer'],
  ])('%j is "%s"', (path, name) => {
    expect(fieldName(path)).toBe(name);
  });
});

describe('a content error', () => {
  const error = new ContentError([
    { file: 'a.yaml', field: 'url', found: 'is missing', remedy: 'Add it.' },
    { file: 'b.md', field: '', found: 'the file is missing', remedy: 'Put it back.' },
  ]);

  it('has a line for each problem', () => {
    expect(error.message).toBe('a.yaml: url: is missing. Add it.\nb.md: the file is missing. Put it back.');
  });

  it('has no stack, which would tell an editor nothing', () => {
    expect(error.stack).toBe('');
  });
});
