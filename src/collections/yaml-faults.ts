import type { YAMLError } from 'yaml';

/** What is wrong in a text of YAML: where it is, and what was found and what to do, a sentence each. */
export interface YamlFault {
  offset: number;
  words: string;
}

export const QUOTES = 'Put quotes around the whole value.';
const INDENTATION = 'the indentation does not fit. Indent it like the lines around it.';
export const NO_DASH = 'has no dash, and stands in a list. Put a dash and a space before it';

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
  UNEXPECTED_TOKEN: INDENTATION,
};

/** What begins and does not end, by the parser's message: its first character, its name, and what to add. */
const WITHOUT_END: Readonly<Record<string, readonly [opening: string, name: string, end: string]>> = {
  'Flow map': ['{', '{', '}'],
  'Flow seq': ['[', '[', ']'],
  "Missing closing '": ["'", 'quote', 'the closing quote'],
  'Missing closing "': ['"', 'quote', 'the closing quote'],
};

export const isDash = (text: string) => /^\s*-(?:\s|$)/.test(text);
const indentOf = (line: string) => line.search(/\S|$/);
export const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** Whether a line that is none of a list's dashes stands as far in as the dash of the entry above it. */
function isAmongDashes(above: string, line: string): boolean {
  const lines = above.split('\n').filter((one) => !/^\s*(?:#|$)/.test(one));
  const near = lines.findLast((one) => indentOf(one) <= indentOf(line)) ?? '';
  return isDash(near) && indentOf(near) === indentOf(line) && !isDash(line);
}

/** What a finding of the parser means for people who do not know YAML. */
export function meaningOf({ code, message, pos }: YAMLError, source: string): YamlFault {
  // The parser names the white space before what is at fault as well.
  const offset = pos[0] + indentOf(source.slice(pos[0]));
  const [, begun = ''] = /^(Flow map|Flow seq|Missing closing .)/.exec(message) ?? [];
  const [opening, name, end] = WITHOUT_END[begun] ?? [];
  if (opening !== undefined) {
    const words = `the ${name} that begins here has no end. Add ${end}.`;
    return { offset: source.lastIndexOf(opening, offset - 1), words };
  }

  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const above = source.slice(0, start);
  const line = firstLine(source.slice(start));
  const rest = firstLine(source.slice(offset));
  const words = line.trim();
  const last = source.slice(0, offset).trimEnd().at(-1) ?? '';
  const endsAt = message.includes('at node end') ? last : undefined;
  const [sign = ''] = /[>|\]}]/.exec(last + rest.charAt(0)) ?? [];
  const orEntry = /^\s*- /m.test(above + line) ? ', or begin a new entry of the list with a dash' : '';
  const lacksDash = isAmongDashes(above, line);
  const isKey = /^[\w-]+:(?:\s|$)/.test(words);
  const [isLine, isNested] = [code === 'MULTILINE_IMPLICIT_KEY', code === 'BLOCK_AS_IMPLICIT_KEY'];
  const hasColon = /^\? |:(?:\s|$)/.test(rest);
  /** The first that holds counts. */
  const meanings: [holds: boolean, words: string | undefined][] = [
    [
      endsAt === "'",
      `the value ends at the second ' in it. Write an apostrophe within single quotes twice (''), or put double quotes around the whole value.`,
    ],
    [
      endsAt === '"',
      'the value ends at the second " in it. Put single quotes around the whole value, or a \\ before each quote within it.',
    ],
    [code === 'DUPLICATE_KEY', `the same field stands here twice. Keep one of them${orEntry}.`],
    [lacksDash && words.startsWith('-'), 'there is no space behind the dash. Add one.'],
    [lacksDash && isKey, `"${words}" ${NO_DASH}, or indent it like the fields of the entry above.`],
    [lacksDash, `"${words}" ${NO_DASH}, as in the lines around it.`],
    [
      message.includes('block-seq-ind on same line'),
      'a list begins on the line of its field. Begin it on the next line, or put quotes around the value.',
    ],
    [code === 'UNEXPECTED_TOKEN' && sign !== '', `a value begins with ${sign}. ${QUOTES}`],
    [isLine && /^[\w-]+:\S/.test(words), 'there is no space behind the colon. Add one.'],
    [
      isLine,
      `"${words}" stands where a field belongs. Write the name of a field, a colon and a space before it, or indent it if it belongs to the line above.`,
    ],
    [isNested && isDash(words), 'the dash is indented too far. Indent it like the other dashes of its list.'],
    [isNested && hasColon, `a value has a colon in it. ${QUOTES}`],
    [
      isNested,
      `the line is indented, and the one above it ("${words}") has a value already. Indent it like the line above.`,
    ],
    [true, BY_CODE[code]],
  ];
  const unknown = `it is not valid YAML (${message.replace(/ at line \d[^]*/, '')}). Put quotes around values with special characters, and check the indentation.`;
  const meaning = meanings.find(([holds]) => holds)?.[1] ?? unknown;
  // What is indented too far is on the line below the one that the parser names.
  return { offset: isNested && !hasColon ? offset + rest.length + 1 : offset, words: meaning };
}
