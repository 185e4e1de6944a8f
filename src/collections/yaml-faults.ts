import type { YAMLError } from 'yaml';

export const QUOTES = 'Put quotes around the whole value.';

const INDENTATION = 'the indentation does not fit. Indent it like the lines around it.';

/** What findings of the parser mean, by their codes, where a code says enough. */
const BY_CODE: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'there is a \\ within double quotes. Put single quotes around the value, or write \\\\.',
  BAD_INDENT: INDENTATION,
  BAD_SCALAR_START: `a value begins with a special character. ${QUOTES}`,
  BLOCK_IN_FLOW:
    'between { and } a comma is missing, or a value has a colon in it. Add the comma, or put quotes around the value.',
  MISSING_CHAR: 'a quote, bracket or colon is missing. Add it.',
  MULTIPLE_DOCS: 'a line of --- in the middle. Remove it.',
  TAB_AS_INDENT: 'the line is indented with a tab. Use spaces.',
  TAG_RESOLVE_FAILED: `a value begins with !. ${QUOTES}`,
};

const isKey = (text: string) => /^[\w-]+:(?:\s|$)/.test(text);
const isDash = (text: string) => /^\s*-(?:\s|$)/.test(text);
const indentOf = (line: string) => line.search(/\S|$/);

/** Whether a line that is none of a list's dashes stands as far in as the dash of the entry above it. */
function isAmongDashes(above: string, line: string): boolean {
  const lines = above.split('\n').filter((one) => !/^\s*(?:#|$)/.test(one));
  const near = lines.findLast((one) => indentOf(one) <= indentOf(line)) ?? '';
  return isDash(near) && indentOf(near) === indentOf(line) && !isDash(line);
}

/** A value that ends before its line does, or that nothing ends. */
function wrongEnd(message: string, last: string): string | undefined {
  if (message.startsWith('Missing closing')) {
    return 'the quote that begins here has no end. Add the closing quote.';
  }
  if (message.startsWith('Flow map')) return 'the { that begins here has no end. Add }.';
  if (message.startsWith('Flow seq')) return 'the [ that begins here has no end. Add ].';
  if (!message.includes('at node end')) return undefined;
  if (last === "'") {
    return `the value ends at the second ' in it. Write an apostrophe within single quotes twice (''), or put double quotes around the whole value.`;
  }
  return last === '"'
    ? 'the value ends at the second " in it. Put single quotes around the whole value, or a \\ before each quote within it.'
    : undefined;
}

/** A key that is none: a line of words, or a value that goes on where a new line should begin. */
function wrongKey(code: YAMLError['code'], words: string, rest: string): string | undefined {
  if (code === 'MULTILINE_IMPLICIT_KEY') {
    return /^[\w-]+:\S/.test(words)
      ? 'there is no space behind the colon. Add one.'
      : `"${words}" stands where a field belongs. Write the name of a field, a colon and a space before it, or indent it if it belongs to the line above.`;
  }
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  if (isDash(words)) return 'the dash is indented too far. Indent it like the other dashes of its list.';
  return /^\? |:(?:\s|$)/.test(rest)
    ? `a value has a colon in it. ${QUOTES}`
    : `the line is indented, and the one above it ("${words}") has a value already. Indent it like the line above.`;
}

/**
 * What a finding of the parser means for people who do not know YAML.
 *
 * @param source the text
 * @param offset where the fault is, behind any white space
 * @returns what was found and what to do, a sentence each
 */
export function meaningOf({ code, message }: YAMLError, source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const [above, [line = '']] = [source.slice(0, start), source.slice(start).split('\n', 1)];
  const [rest = ''] = source.slice(offset).split('\n', 1);
  const words = line.trim();
  const last = source.slice(0, offset).trimEnd().at(-1) ?? '';
  const end = wrongEnd(message, last);
  if (end !== undefined) return end;
  if (code === 'DUPLICATE_KEY') {
    const isInList = /^\s*- /m.test(above + line);
    return `the same field stands here twice. Keep one of them${isInList ? ', or begin a new entry of the list with a dash' : ''}.`;
  }
  if (isAmongDashes(above, line)) {
    if (words.startsWith('-')) return 'there is no space behind the dash. Add one.';
    const how = isKey(words)
      ? 'or indent it like the fields of the entry above'
      : 'as in the lines around it';
    return `"${words}" has no dash, and stands in a list. Put a dash and a space before it, ${how}.`;
  }
  if (message.includes('block-seq-ind on same line')) {
    return 'a list begins on the line of its field. Begin it on the next line, or put quotes around the value.';
  }
  const sign = /[>|\]}]/.exec(last + rest.charAt(0))?.[0];
  if (code === 'UNEXPECTED_TOKEN')
    return sign === undefined ? INDENTATION : `a value begins with ${sign}. ${QUOTES}`;
  const unknown = `it is not valid YAML (${message.replace(/ at line \d[^]*/, '')}). Put quotes around values with special characters, and check the indentation.`;
  return wrongKey(code, words, rest) ?? BY_CODE[code] ?? unknown;
}

/**
 * Where what a finding of the parser means begins.
 *
 * @param offset where the parser stopped, behind any white space
 */
export function placeOf({ code, message }: YAMLError, source: string, offset: number): number {
  const [, quote, group] = /^Missing closing (.)|^Flow (map|seq)/.exec(message) ?? [];
  const opening = quote ?? (group === 'map' ? '{' : '[');
  if (quote !== undefined || group !== undefined) return source.lastIndexOf(opening, offset - 1);
  const [rest = ''] = source.slice(offset).split('\n', 1);
  return wrongKey(code, '', rest)?.startsWith('the line is') ? offset + rest.length + 1 : offset;
}
