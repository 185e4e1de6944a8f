import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import { quoted } from '../place.ts';
import { isText } from './arrange.ts';
import type { RichNode } from './tidy.ts';

const KINDS: ReadonlySet<string> = new Set([...Object.values(BLOCKS), ...Object.values(INLINES)]);
/** Marks that the site shows. */
const KNOWN_MARKS: ReadonlySet<string> = new Set(Object.values(MARKS));

/** What was found, and what to do about it. */
interface Unknown {
  found: string;
  remedy: string;
}

/**
 * Kinds of nodes and marks in a body that this site does not know, each once.
 *
 * @param body not yet arranged: that takes them out
 */
export function unknownKinds(body: RichNode | undefined): Unknown[] {
  const found = new Map<string, Unknown>();
  const look = (node: RichNode['content'][number]): void => {
    if (isText(node)) {
      for (const { type } of node.marks.filter((mark) => !KNOWN_MARKS.has(mark.type))) {
        const remedy = 'Its words are shown without it; take it away, or use another.';
        found.set(`mark ${type}`, {
          found: `has the emphasis ${quoted(type)}, which this site does not know`,
          remedy,
        });
      }
      return;
    }
    if (!KINDS.has(node.nodeType)) {
      const kind = quoted(node.nodeType);
      const remedy = 'Its words are shown as plain text; use another kind.';
      found.set(`node ${kind}`, { found: `holds ${kind}, a kind that this site does not know`, remedy });
    }
    for (const inner of node.content) look(inner);
  };
  if (body !== undefined) look(body);
  return [...found.values()];
}
