import { isUtf8 } from 'node:buffer';
import { LineCounter, parseDocument } from 'yaml';
import { printable } from '../lib/text.ts';
import { ContentError, problem } from './content-problem.ts';
import { meaningOf } from './yaml-faults.ts';
import { misreadValue, unmeantSyntax } from './yaml-traps.ts';

/**
 * Text from the bytes of a file, without the mark of the byte order that some editors put before it. It has to be
 * UTF-8; UTF-16 of plain letters is UTF-8 with NULs between, and does not count.
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const text = new TextDecoder().decode(bytes);
  if (isUtf8(bytes) && !/^.?\0/s.test(text)) return text;
  const remedy = 'Save it again and choose the encoding UTF-8.';
  throw new ContentError([problem(file, '', 'the file is not saved as UTF-8', remedy)]);
}

/** A value that YAML gives, a text without what no page and no feed may hold. */
const clean = (_: unknown, value: unknown) => (typeof value === 'string' ? printable(value) : value);

/**
 * Parses YAML, which begins on `firstLine` of the file; a {@link ContentError} names the line where it is none. Texts lose
 * the control characters that came with them from elsewhere, and that nobody sees.
 */
export function parseYaml(source: string, file: string, firstLine = 1): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const [error] = [...document.errors, ...document.warnings];
  const fault =
    unmeantSyntax(document, source) ??
    (error === undefined ? misreadValue(document, source) : meaningOf(error, source));
  if (fault === undefined) return document.toJS({ reviver: clean }) as unknown;

  const line = lineCounter.linePos(fault.offset).line + firstLine - 1;
  const [, found = '', remedy = ''] = /^([^]*)\. (.*)$/.exec(fault.words) ?? [];
  throw new ContentError([problem(file, `line ${line}`, found, remedy)]);
}

/**
 * Splits a Markdown file into its frontmatter and its body, both without control characters; throws a
 * {@link ContentError} where there is no frontmatter between two lines of `---`, or it is not YAML.
 */
export function parseMarkdown(source: string, file: string): { data: unknown; body: string } {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(source);
  if (match !== null) return { data: parseYaml(match[1] ?? '', file, 2), body: printable(match[2] ?? '') };
  const remedy = 'Begin the file with its fields between two lines of ---.';
  throw new ContentError([problem(file, '', 'no fields found at the top', remedy)]);
}
