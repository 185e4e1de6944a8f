import { isSeq, type Document, type YAMLError } from 'yaml';
import { QUOTES, type Fault, type Words, type YamlFinding } from './yaml-fault.ts';
import { dashless, dashTooFar } from './yaml-lists.ts';
import { escape, quoteWithin, unclosed } from './yaml-quotes.ts';

function linesAt(source: string, offset: number): { line: string; above: string } {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return { line: source.slice(start).split('\n', 1)[0] ?? '', above: source.slice(0, start) };
}

/** A line that says nothing, or whose colon has no space behind it. */
function wordless({ error, line }: Fault): Words | undefined {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  return /^\s*[\w-]+:\S/.test(line)
    ? { found: 'there is no space behind the colon', remedy: 'Add one.' }
    : {
        found: `"${line.trim()}" stands where a field belongs`,
        remedy:
          'Write the name of a field, a colon and a space before it, or indent it if it belongs to the line above.',
      };
}

function colonOrIndent({ error, source, offset, line }: Fault): Words | undefined {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const value = source.slice(offset).split('\n', 1)[0] ?? '';
  if (/:(?:\s|$)/.test(value) || value.startsWith('? '))
    return { found: 'a value has a colon in it', remedy: QUOTES };
  const next = source.indexOf('\n', offset) + 1;
  return {
    found: `the line is indented, and the one above it ("${line.trim()}") has a value already`,
    remedy: 'Indent it like the line above.',
    offset: next,
  };
}

/** A `>` or `|` that no line break follows, a bracket that closes nothing, a dash on the line of its field. */
function badStart({ error, source, offset }: Fault): Words | undefined {
  if (error.code !== 'UNEXPECTED_TOKEN') return undefined;
  if (error.message.includes('block-seq-ind on same line')) {
    return {
      found: 'a list begins on the line of its field',
      remedy: 'Begin it on the next line, or put quotes around the value.',
    };
  }
  const character = /[>|\]}]/.exec(source.slice(Math.max(0, offset - 2), offset + 1))?.[0];
  return character === undefined ? undefined : { found: `a value begins with ${character}`, remedy: QUOTES };
}

function twice({ error, document, source, offset }: Fault): Words | undefined {
  if (error.code !== 'DUPLICATE_KEY') return undefined;
  const inList = isSeq(document.contents) || /^\s*- /m.test(source.slice(0, offset));
  const remedy = inList
    ? 'Keep one of them, or begin a new entry of the list with a dash.'
    : 'Keep one of them.';
  return { found: 'the same field stands here twice', remedy };
}

/** A line further out than the first one of its group. */
function furtherOut({ error }: Fault): Words | undefined {
  if (!error.message.startsWith('Unexpected scalar at node end')) return undefined;
  return { found: 'the indentation does not fit', remedy: 'Indent it like the lines around it.' };
}

/** From what is told by few words to what is told by many. */
const READINGS = [
  quoteWithin,
  unclosed,
  dashTooFar,
  dashless,
  wordless,
  colonOrIndent,
  badStart,
  escape,
  twice,
  furtherOut,
];

/**
 * Puts into words what the parser found, where it can be told from the text around it.
 *
 * @param error the first that the parser found
 * @returns `undefined` for what has no words of its own
 */
export function readFault(error: YAMLError, document: Document, source: string): YamlFinding | undefined {
  // The parser names the white space before what is at fault as well.
  const offset = error.pos[0] + source.slice(error.pos[0]).search(/\S|$/);
  const fault = { error, offset, document, source, ...linesAt(source, offset) };
  const words = READINGS.map((read) => read(fault)).find((reading) => reading !== undefined);
  return words && { offset, ...words };
}
