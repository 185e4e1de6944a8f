import { isScalar, isSeq, Scalar, visit, type Document, type YAMLError } from 'yaml';

/** What is wrong with a text that is not YAML, where, and what to do about it. */
export interface YamlFinding {
  /** Offset in the text. */
  offset: number;
  found: string;
  remedy: string;
}

/** What the parser found, and where. */
interface Fault {
  error: YAMLError;
  offset: number;
  document: Document;
  source: string;
  /** The line of the fault, with its indentation, and all that stands above it. */
  line: string;
  above: string;
}

type Words = Omit<YamlFinding, 'offset'> & { offset?: number };

export const QUOTES = 'Put quotes around the whole value.';

const DASH = 'Put a dash and a space before it, as in the lines around it.';
const DASH_OR_INDENT = 'Put a dash and a space before it, or indent it like the fields of the entry above.';

function linesAt(source: string, offset: number): { line: string; above: string } {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return { line: source.slice(start).split('\n', 1)[0] ?? '', above: source.slice(0, start) };
}

/** Where the quoted text begins that has no end. */
function openQuote(document: Document, source: string): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if ((type !== Scalar.QUOTE_DOUBLE && type !== Scalar.QUOTE_SINGLE) || !range) return undefined;
      const text = source.slice(range[0], range[1]).trimEnd();
      if (text.length > 1 && text.endsWith(text.charAt(0))) return undefined;
      start = range[0];
      return visit.BREAK;
    },
  });
  return start;
}

const INNER_QUOTE: Readonly<Record<string, string>> = {
  "'": `Write an apostrophe within single quotes twice (''), or put double quotes around the whole value.`,
  '"': 'Put single quotes around the whole value, or a \\ before each quote within it.',
};

/** `'Let's call'`: to YAML it ends behind `Let`. */
function quoteWithin({ error, source, offset }: Fault): Words | undefined {
  if (!error.message.startsWith('Unexpected scalar at node end')) return undefined;
  const quote = source.slice(0, offset).trimEnd().at(-1) ?? '';
  const remedy = INNER_QUOTE[quote];
  return remedy === undefined ? undefined : { found: `the value ends at the second ${quote} in it`, remedy };
}

function unclosed({ error, document, source }: Fault): Words | undefined {
  if (error.message.startsWith('Missing closing')) {
    const offset = openQuote(document, source) ?? error.pos[0];
    return { found: 'the quote that begins here has no end', remedy: 'Add the closing quote.', offset };
  }
  if (error.code !== 'BAD_INDENT' || !error.message.startsWith('Flow')) return undefined;
  const [open, close] = error.message.startsWith('Flow map') ? ['{', '}'] : ['[', ']'];
  const offset = source.lastIndexOf(open, error.pos[0]);
  return { found: `the ${open} that begins here has no end`, remedy: `Add ${close}.`, offset };
}

const isDash = (line: string) => /^\s*-(?:\s|$)/.test(line);

/** A dash that stands where no list can begin. */
function dashTooFar({ error, line }: Fault): Words | undefined {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !isDash(line)) return undefined;
  return { found: 'the dash is indented too far', remedy: 'Indent it like the other dashes of its list.' };
}

const indentOf = (line: string) => line.search(/\S|$/);

/** Whether dashes of a list stand above a line, as far in as it does. */
function isBelowDash(above: string, line: string): boolean {
  const lines = above.split('\n').filter((one) => one.trim() !== '');
  const near = lines.findLast((one) => indentOf(one) <= indentOf(line) && !/^\s*#/.test(one));
  return near !== undefined && isDash(near) && indentOf(near) === indentOf(line);
}

/** An entry of a list that has lost its dash, or the space behind it. */
function dashless({ error, line, above }: Fault): Words | undefined {
  if (error.code === 'DUPLICATE_KEY' || isDash(line)) return undefined;
  const isKey = /^\s*[\w-]+:(?:\s|$)/.test(line);
  const isAfterDash = isDash(above.trimEnd().split('\n').at(-1) ?? '');
  if (!isBelowDash(above, line) && (!isAfterDash || isKey)) return undefined;
  return /^\s*-\S/.test(line)
    ? { found: 'there is no space behind the dash', remedy: 'Add one.' }
    : { found: `"${line.trim()}" has no dash, and stands in a list`, remedy: isKey ? DASH_OR_INDENT : DASH };
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

function escape({ error }: Fault): Words | undefined {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  return {
    found: 'there is a \\ within double quotes',
    remedy: 'Put single quotes around the value, or write \\\\.',
  };
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

/** Whether a line is too short to have been broken for its length, as programs that write YAML do at 80 letters. */
const isShort = (line: string) => line.trim().length < 50;

/** A line that YAML takes for the rest of the entry or the value before it, and that was meant as an entry of its own. */
export function swallowedEntry(document: Document, source: string): YamlFinding | undefined {
  let finding: YamlFinding | undefined;
  visit(document, (_, node, path) => {
    if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) return undefined;
    const [first = '', ...rest] = source.slice(node.range[0], node.range[1]).split('\n');
    const parent = path.at(-1);
    const inList = isSeq(parent) && parent.flow !== true;
    const index = rest.findIndex((line, before) =>
      inList ? line.trim() !== '' && isShort([first, ...rest][before] ?? '') : isDash(line),
    );
    if (index === -1) return undefined;
    const swallowed = inList ? (rest[index] ?? '') : first;
    const offset = node.range[0] + (inList ? [first, ...rest.slice(0, index)].join('\n').length + 1 : 0);
    finding = {
      offset,
      found: `"${swallowed.trim()}" has no dash, and stands in a list`,
      remedy:
        'Put a dash and a space before it, or >- behind the dash of an entry that goes on over several lines.',
    };
    return visit.BREAK;
  });
  return finding;
}
