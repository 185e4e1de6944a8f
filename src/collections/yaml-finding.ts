import { isCollection, Scalar, visit, type Document, type Range, type YAMLError } from 'yaml';
import { QUOTES, type YamlFinding } from './yaml-fault.ts';
import { readFault } from './yaml-faults.ts';
import { swallowedEntry } from './yaml-lists.ts';

/** The parser's findings in words for people who do not know YAML, by its codes (see `ErrorCode` of `yaml`), where a code says enough. */
const WORDS: ReadonlyMap<string, { found: string; remedy: string }> = new Map([
  ['BAD_SCALAR_START', { found: 'a value begins with a special character', remedy: QUOTES }],
  ['TAG_RESOLVE_FAILED', { found: 'a value begins with !', remedy: QUOTES }],
  ['MISSING_CHAR', { found: 'a quote, bracket or colon is missing', remedy: 'Add it.' }],
  ['TAB_AS_INDENT', { found: 'the line is indented with a tab', remedy: 'Use spaces.' }],
  ['BAD_INDENT', { found: 'the indentation does not fit', remedy: 'Indent it like the lines around it.' }],
  [
    'BLOCK_IN_FLOW',
    {
      found: 'between { and } a comma is missing, or a value has a colon in it',
      remedy: 'Add the comma, or put quotes around the value.',
    },
  ],
  ['MULTIPLE_DOCS', { found: 'a line of --- in the middle', remedy: 'Remove it.' }],
]);

/** What YAML allows and no file of `content/` means: a group as a key, and links inside the file. */
function unwantedSyntax(document: Document, source: string): YamlFinding | undefined {
  let finding: YamlFinding | undefined;
  const stop = (node: { range?: Range | null | undefined }, character: string) => {
    finding = { offset: node.range?.[0] ?? 0, found: `a value begins with ${character}`, remedy: QUOTES };
    return visit.BREAK;
  };
  visit(document, {
    // The key is the inner one of two braces.
    Pair: (_, { key }) =>
      isCollection(key) && source.startsWith('{{', (key.range?.[0] ?? 0) - 1) ? stop(key, '{{') : undefined,
    Alias: (_, alias) => stop(alias, '*'),
    Value: (_, node) => (node.anchor === undefined ? undefined : stop(node, '&')),
  });
  return finding;
}

/** A note right behind a value, without the space that people put behind the # of a note. */
const SUSPECT_NOTE = /^[ \t]*(#[^\s#].*)/;

/** The rest of a value that YAML takes for a note: `Acme #1 Hauling` is `Acme` to it, and `#0e1512` is nothing. */
function cutValue(document: Document, source: string): YamlFinding | undefined {
  let finding: YamlFinding | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type !== Scalar.PLAIN || !range) return undefined;
      const offset = range[1];
      const note = SUSPECT_NOTE.exec(source.slice(offset))?.[1];
      if (note === undefined) return undefined;
      finding = {
        offset,
        found: `"${note.trim()}" would be left out, since a # behind a space begins a note`,
        remedy: 'Put quotes around the whole value, or a space behind the # of a note.',
      };
      return visit.BREAK;
    },
  });
  return finding;
}

function withoutPlace(error: YAMLError): string {
  const [first = ''] = error.message.split('\n');
  return first.replace(/ at line \d+, column \d+:?$/, '');
}

/**
 * The first thing that is wrong with a document.
 *
 * @param document as `parseDocument` gives it, errors and all
 * @param source the text that it was made of
 * @returns `undefined` when nothing is
 */
export function yamlFinding(document: Document, source: string): YamlFinding | undefined {
  const unwanted = unwantedSyntax(document, source);
  if (unwanted !== undefined) return unwanted;

  const [error] = [...document.errors, ...document.warnings];
  if (error === undefined) return swallowedEntry(document, source) ?? cutValue(document, source);
  const fault = readFault(error, document, source);
  if (fault !== undefined) return fault;
  const words = WORDS.get(error.code) ?? {
    found: `it is not valid YAML (${withoutPlace(error)})`,
    remedy: 'Put quotes around values with special characters, and check the indentation.',
  };
  return { offset: error.pos[0], ...words };
}
