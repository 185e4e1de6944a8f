import { LineCounter, parseDocument, type Document } from 'yaml';
import { printable } from '../lib/text.ts';
import { ContentError, problem } from './content-problem.ts';
import { meaningOf, placeOf } from './yaml-faults.ts';
import { misreadValue, unmeantSyntax } from './yaml-traps.ts';

/** A mark that some editors put before a text; it is no part of it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** A value that YAML gives, a text without what no page and no feed may hold. */
const clean = (_: unknown, value: unknown) => (typeof value === 'string' ? printable(value) : value);

/** The first thing that is wrong with a document, where, and what to do about it. */
function firstFault(document: Document, source: string): { offset: number; words: string } | undefined {
  const [error] = [...document.errors, ...document.warnings];
  const unmeant = unmeantSyntax(document, source);
  if (unmeant !== undefined || error === undefined) return unmeant ?? misreadValue(document, source);
  // The parser names the white space before what is at fault as well.
  const offset = error.pos[0] + source.slice(error.pos[0]).search(/\S|$/);
  return { offset: placeOf(error, source, offset), words: meaningOf(error, source, offset) };
}

/**
 * Parses YAML. Texts lose the control characters that came with them from elsewhere, and that nobody sees.
 *
 * @param source the text
 * @param file its path, for messages
 * @param firstLine the line of the file that the text begins on
 * @throws {ContentError} naming the line, when it is not YAML
 */
export function parseYaml(source: string, file: string, firstLine = 1): unknown {
  const lineCounter = new LineCounter();
  const text = source.replace(BYTE_ORDER_MARK, '');
  const document = parseDocument(text, { lineCounter });
  const fault = firstFault(document, text);
  if (fault === undefined) return document.toJS({ reviver: clean }) as unknown;

  const line = lineCounter.linePos(fault.offset).line + firstLine - 1;
  const [, found = '', remedy = ''] = /^([^]*)\. (.*)$/.exec(fault.words) ?? [];
  throw new ContentError([problem(file, `line ${line}`, found, remedy)]);
}

/**
 * Splits a Markdown file into its frontmatter and its body, both without control characters.
 *
 * @throws {ContentError} when there is no frontmatter between two lines of `---`, or it is not YAML
 */
export function parseMarkdown(source: string, file: string): { data: unknown; body: string } {
  const text = source.replace(BYTE_ORDER_MARK, '');
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text);
  if (match !== null) return { data: parseYaml(match[1] ?? '', file, 2), body: printable(match[2] ?? '') };
  const remedy = 'Begin the file with its fields between two lines of ---.';
  throw new ContentError([problem(file, '', 'no fields found at the top', remedy)]);
}
