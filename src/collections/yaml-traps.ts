import { isCollection, isSeq, Scalar, visit, type Document, type Node } from 'yaml';
import { QUOTES } from './yaml-faults.ts';

/** A trap of YAML that a text is in: where, what was found and what to do, a sentence each. */
interface Trap {
  offset: number;
  words: string;
}

/** A note right behind a value, without the space that people put behind the # of a note. */
const SUSPECT_NOTE = /^[ \t]*(#[^\s#].*)/;

/** What YAML allows and no file of `content/` means: a group as a key, and links inside the file. */
export function unmeantSyntax(document: Document, source: string): Trap | undefined {
  let trap: Trap | undefined;
  const stop = (node: Pick<Node, 'range'>, character: string) => {
    trap = { offset: node.range?.[0] ?? 0, words: `a value begins with ${character}. ${QUOTES}` };
    return visit.BREAK;
  };
  visit(document, {
    // The key is the inner one of two braces.
    Pair: (_, { key }) =>
      isCollection(key) && source.startsWith('{{', (key.range?.[0] ?? 0) - 1) ? stop(key, '{{') : undefined,
    Alias: (_, alias) => stop(alias, '*'),
    Value: (_, node) => (node.anchor === undefined ? undefined : stop(node, '&')),
  });
  return trap;
}

/** Offset, among the lines of a value, of one that was meant as an entry of its own; -1 where there is none. */
function swallowedLine(text: string, isInList: boolean): number {
  const lines = text.split('\n');
  // A line before it is too short to have been broken for its length, as programs that write YAML do at 80 letters.
  const index = lines.findIndex(
    (line, at) =>
      at > 0 &&
      (isInList
        ? line.trim() !== '' && (lines[at - 1] ?? '').trim().length < 50
        : /^\s*-(?:\s|$)/.test(line)),
  );
  if (index === -1) return -1;
  return isInList ? lines.slice(0, index).join('\n').length + 1 : 0;
}

/**
 * What YAML takes without a word for something else than it was meant as: the rest of a value for a note (`Acme #1
 * Hauling` is `Acme`, and `#0e1512` is nothing), and an entry without a dash for the rest of the one before it.
 */
export function misreadValue(document: Document, source: string): Trap | undefined {
  let trap: Trap | undefined;
  visit(document, {
    Scalar: (_, { type, range }, path) => {
      if (type !== Scalar.PLAIN || !range) return undefined;
      const [start, end] = range;
      const parent = path.at(-1);
      const swallowed = swallowedLine(source.slice(start, end), isSeq(parent) && parent.flow !== true);
      const note = SUSPECT_NOTE.exec(source.slice(end))?.[1];
      if (swallowed !== -1) {
        const offset = start + swallowed;
        const [line = ''] = source.slice(offset).split('\n', 1);
        const words = `"${line.trim()}" has no dash, and stands in a list. Put a dash and a space before it, or >- behind the dash of an entry that goes on over several lines.`;
        trap = { offset, words };
      } else if (note !== undefined) {
        const words = `"${note.trim()}" would be left out, since a # behind a space begins a note. Put quotes around the whole value, or a space behind the # of a note.`;
        trap = { offset: end, words };
      }
      return trap && visit.BREAK;
    },
  });
  return trap;
}
