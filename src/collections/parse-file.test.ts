import { describe, expect, it } from 'vitest';
import { decodeText, parseMarkdown, parseYaml } from './parse-file.ts';

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return String(error);
  }
  return 'no error';
}

const APOSTROPHE =
  "the value ends at the second ' in it. Write an apostrophe within single quotes twice (''), or put double quotes around the whole value.";
const NO_END = 'the quote that begins here has no end. Add the closing quote.';
const NO_DASH = 'has no dash, and stands in a list. Put a dash and a space before it';
const OR_INDENT = 'or indent it like the fields of the entry above.';
const OR_GOES_ON = 'or >- behind the dash of an entry that goes on over several lines.';

describe('YAML', () => {
  it('is read, dates and quoted tokens as text', () => {
    expect(parseYaml("a: 1\nday: 2023-12-03\ncity: '{{city}}'\nlist:\n  - x", 'f.yaml')).toEqual({
      a: 1,
      day: '2023-12-03',
      city: '{{city}}',
      list: ['x'],
    });
  });

  it('is read although an editor put a byte order mark before it', () => {
    expect(parseYaml(decodeText(Buffer.from('\uFEFFa: 1'), 'f.yaml'), 'f.yaml')).toEqual({ a: 1 });
  });

  it('is read without control characters, but for tabs and line ends', () => {
    expect(parseYaml('a: x\u0008y\nb: "x\\by\\tz"\nc:\n  - |-\n    x\u001f\n    y', 'f.yaml')).toEqual({
      a: 'xy',
      b: 'xy\tz',
      c: ['x\ny'],
    });
  });

  it.each([
    ['a note behind a value', 'a: x # set it', { a: 'x' }],
    ['a note behind a group', 'a: #set it\n  b: x', { a: { b: 'x' } }],
    ['a note on a line of its own', 'a: x\n#b: y\nc: z', { a: 'x', c: 'z' }],
    ['a note behind quotes', "a: 'x' #1", { a: 'x' }],
    [
      'a long entry that goes on',
      `a:\n  - ${'word '.repeat(12)}\n    and more\n  - x`,
      { a: [`${'word '.repeat(12)}and more`, 'x'] },
    ],
    ['a # in quotes', "a: 'x #1'", { a: 'x #1' }],
    ['a # within a word', 'a: x#1', { a: 'x#1' }],
    ['a # in a text of several lines', 'a: >-\n  x\n  #1', { a: 'x #1' }],
  ])('may hold %s', (_, source, data) => {
    expect(parseYaml(source, 'f.yaml')).toEqual(data);
  });

  it.each([
    ['in a value', 'a: 1\nb: Steed #1 Hauling', '#1 Hauling', 2],
    ['at the start of a value', 'a: #0e1512', '#0e1512', 1],
    ['in a list', 'a:\n  - x #1', '#1', 2],
    ['in a list on one line', 'a: [x #1\n  ]', '#1', 1],
    ['at the end of a value of two lines', 'a: x\n  y #1', '#1', 2],
  ])('with a # %s is refused, since the rest of the line would be left out', (_, source, left, line) => {
    expect(messageOf(() => parseYaml(source, 'f.yaml'))).toBe(
      `ContentError: f.yaml: line ${line}: "${left}" would be left out, since a # behind a space begins a note. Put quotes around the whole value, or a space behind the # of a note.`,
    );
  });

  it.each([
    [
      'a colon in a value',
      'a: 1\nb: c: d',
      'line 2: a value has a colon in it. Put quotes around the whole value.',
    ],
    ...(
      [
        ["a: x\nb: 'Let's call:'\nc: y", 2, APOSTROPHE],
        ["a:\n  - { b: 'It's here' }", 2, APOSTROPHE],
        ["a: 'x' y", 1, APOSTROPHE],
        [
          'a: "He said "hi" to me"',
          1,
          'the value ends at the second " in it. Put single quotes around the whole value, or a \\ before each quote within it.',
        ],
        ["a: x\nb: 'y\nc: z\nd: e", 2, NO_END],
        ['a: "x\nb: "y"\nc: z', 1, NO_END],
        ['a: { b: x, c: y\nd: z', 1, 'the { that begins here has no end. Add }.'],
        ['a:\n  - [x, y\nd: z', 2, 'the [ that begins here has no end. Add ].'],
        ['a:\n  - x\n  y\n  - z', 3, `"y" ${NO_DASH}, as in the lines around it.`],
        ['a:\n  - x\n\n  y\nb: z', 4, `"y" ${NO_DASH}, as in the lines around it.`],
        ['a:\n  - { b: x }\n  { b: y }\n', 3, `"{ b: y }" ${NO_DASH}, as in the lines around it.`],
        ['- a: x\n  b: y\na: z\n', 3, `"a: z" ${NO_DASH}, ${OR_INDENT}`],
        ['c:\n  - a: x\n    b: y\n  a: z\n  - a: b', 4, `"a: z" ${NO_DASH}, ${OR_INDENT}`],
        ['a:\n  - x\n    y\n  - z', 3, `"y" ${NO_DASH}, ${OR_GOES_ON}`],
        ['a:\n  x\n  - y', 2, `"x" ${NO_DASH}, ${OR_GOES_ON}`],
        ['a:\n  - x\n  -y', 3, 'there is no space behind the dash. Add one.'],
        [
          'a:\n  - b: x\n    - b: y',
          3,
          'the dash is indented too far. Indent it like the other dashes of its list.',
        ],
        [
          'a:\n  - b: x\n    b: y',
          3,
          'the same field stands here twice. Keep one of them, or begin a new entry of the list with a dash.',
        ],
        ['a: x\nb:y\nc: z', 2, 'there is no space behind the colon. Add one.'],
        [
          'a: x\nwords\nc: z',
          2,
          '"words" stands where a field belongs. Write the name of a field, a colon and a space before it, or indent it if it belongs to the line above.',
        ],
        [
          'a: x\n  b: y',
          2,
          'the line is indented, and the one above it ("a: x") has a value already. Indent it like the line above.',
        ],
        ['  a: x\nb: y', 2, 'the indentation does not fit. Indent it like the lines around it.'],
        ['a: > x', 1, 'a value begins with >. Put quotes around the whole value.'],
        ['a: ]x', 1, 'a value begins with ]. Put quotes around the whole value.'],
        [
          'a: - x',
          1,
          'a list begins on the line of its field. Begin it on the next line, or put quotes around the value.',
        ],
        [
          'a: { b: x c: y }',
          1,
          'between { and } a comma is missing, or a value has a colon in it. Add the comma, or put quotes around the value.',
        ],
        [
          'a: "C:\\path"',
          1,
          'there is a \\ within double quotes. Put single quotes around the value, or write \\\\.',
        ],
      ] as const
    ).map(([source, line, message]): [string, string, string] => [
      JSON.stringify(source),
      source,
      `line ${line}: ${message}`,
    ]),
    [
      'a token without quotes',
      'a: 1\nb: {{city}}',
      'line 2: a value begins with {{. Put quotes around the whole value.',
    ],
    [
      'a token without quotes before text',
      'a: {{city}} is here\nb: 2',
      'line 1: a value begins with {{. Put quotes around the whole value.',
    ],
    [
      'a token without quotes in a list',
      'a:\n  - b\n  - {{city}}',
      'line 3: a value begins with {{. Put quotes around the whole value.',
    ],
    [
      'a token without quotes in a group on one line',
      'a: { b: {{city}}, c: d }',
      'line 1: a value begins with {{. Put quotes around the whole value.',
    ],
    ['a tab', 'a:\n\tb: 1', 'line 2: the line is indented with a tab. Use spaces.'],
    [
      'a field that stands twice',
      'a: 1\nb: 2\na: 3',
      'line 3: the same field stands here twice. Keep one of them.',
    ],
    [
      'a line that is not indented like the others',
      'a:\n  b: 1\n c: 2',
      'line 3: the indentation does not fit. Indent it like the lines around it.',
    ],
    [
      'an at sign at the start',
      'a: @home',
      'line 1: a value begins with a special character. Put quotes around the whole value.',
    ],
    [
      'an exclamation mark at the start',
      'a: !now',
      'line 1: a value begins with !. Put quotes around the whole value.',
    ],
    [
      'bold type at the start',
      'a: *best* box',
      'line 1: a value begins with *. Put quotes around the whole value.',
    ],
    [
      'an ampersand at the start',
      'a: &Sons',
      'line 1: a value begins with &. Put quotes around the whole value.',
    ],
    ['a second document', 'a: 1\n---\nb: 2', 'line 2: a line of --- in the middle. Remove it.'],
    [
      'anything else',
      '%x\n---\na: 1',
      'line 1: it is not valid YAML (Unknown directive %x). Put quotes around values with special characters, and check the indentation.',
    ],
  ])('with %s is refused with its line', (_, source, message) => {
    expect(messageOf(() => parseYaml(source, 'f.yaml'))).toBe(`ContentError: f.yaml: ${message}`);
  });
});

describe('a Markdown file', () => {
  it.each([
    ['line ends of Unix', '---\ntitle: x\n---\nBody\n', 'Body\n'],
    ['line ends of Windows', '---\r\ntitle: x\r\n---\r\nBody\r\n', 'Body\n'],
    ['control characters', '---\ntitle: \u0008x\n---\nBo\u0000d\ty\u001b', 'Bod\ty'],
    ['a byte order mark', '\uFEFF---\ntitle: x\n---\nBody', 'Body'],
    ['spaces after the dashes', '--- \ntitle: x\n---  \nBody', 'Body'],
    ['no body', '---\ntitle: x\n---', ''],
    ['a line of dashes in the body', '---\ntitle: x\n---\na\n\n---\n\nb', 'a\n\n---\n\nb'],
  ])('with %s is split into fields and body', (_, source, body) => {
    const text = decodeText(Buffer.from(source), 'f.md');
    expect(parseMarkdown(text, 'f.md')).toEqual({ data: { title: 'x' }, body });
  });

  it.each([
    ['no fields', '# Title\n\nText'],
    ['fields that do not end', '---\ntitle: x\n\nText'],
    ['text before the fields', 'Text\n---\ntitle: x\n---\n'],
    ['nothing', ''],
  ])('with %s is refused', (_, source) => {
    expect(messageOf(() => parseMarkdown(source, 'f.md'))).toBe(
      'ContentError: f.md: no fields found at the top. Begin the file with its fields between two lines of ---.',
    );
  });

  it('with broken fields is refused with the line of the file', () => {
    expect(messageOf(() => parseMarkdown('---\ntitle: x\nh1: {{city}}\n---\nText', 'f.md'))).toBe(
      'ContentError: f.md: line 3: a value begins with {{. Put quotes around the whole value.',
    );
  });
});
