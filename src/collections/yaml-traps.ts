import { isCollection, isSeq, Scalar, visit, type Document, type Node } from 'yaml';
import { firstLine, isDash, NO_DASH, QUOTES, type YamlFault } from './yaml-faults.ts';

/** A note right behind a value, without the space that people put behind the # of a note. */
const SUSPECT_NOTE = /^[ \t]*(#[^\s#].*)/;

/** What YAML allows and no file of `content/` means: a group as a key, and links inside the file. */
export function unmeantSyntax(document: Document, source: string): YamlFault | undefined {
  let trap: YamlFault | undefined;
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

/** Offset, in a value of several lines, of the line that was meant as an entry of its own, if there is one. */
function swallowedLine(text: string, isInList: boolean): number | undefined {
  const [first = '', ...lines] = text.split('\n');
  if (!isInList) return lines.some(isDash) ? 0 : undefined;
  let [above, offset] = [first, first.length + 1];
  for (const line of lines) {
    // A line above that is longer may have been broken for its length, as programs that write YAML do at 80 letters.
    if (line.trim() !== '' && above.trim().length < 50) return offset;
    [above, offset] = [line, offset + line.length + 1];
  }
  return undefined;
}

/**
 * What YAML takes without a word for something else than it was meant as: the rest of a value for a note (`Acme #1
 * Hauling` is `Acme`, and `#0e1512` is nothing), and an entry without a dash for the rest of the one before it.
 */
export function misreadValue(document: Document, source: string): YamlFault | undefined {
  let trap: YamlFault | undefined;
  visit(document, {
    Scalar: (_, { type, range }, path) => {
      if (type !== Scalar.PLAIN || !range) return undefined;
      const [start, end] = range;
      const parent = path.at(-1);
      const swallowed = swallowedLine(source.slice(start, end), isSeq(parent) && parent.flow !== true);
      const note = SUSPECT_NOTE.exec(source.slice(end))?.[1];
      if (swallowed !== undefined) {
        const offset = start + swallowed;
        const line = firstLine(source.slice(offset)).trim();
        const words = `"${line}" ${NO_DASH}, or >- behind the dash of an entry that goes on over several lines.`;
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
