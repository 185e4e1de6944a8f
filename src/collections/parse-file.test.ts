import { describe, expect, it } from 'vitest';
import { parseMarkdown, parseYaml } from './parse-file.ts';

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return String(error);
  }
  return 'no error';
}

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
    expect(parseYaml('\uFEFFa: 1', 'f.yaml')).toEqual({ a: 1 });
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
      'line 2: a value has a colon in it, or the next line is indented too far. Put quotes around the whole value, or correct the indentation.',
    ],
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
    ['a missing quote', 'a: "b', 'line 1: a quote, bracket or colon is missing. Add it.'],
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
      "a: 'it's'",
      'line 1: it is not valid YAML (Unexpected scalar at node end). Put quotes around values with special characters, and check the indentation.',
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
    expect(parseMarkdown(source, 'f.md')).toEqual({ data: { title: 'x' }, body });
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
