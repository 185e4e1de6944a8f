import { isText } from './arrange.ts';
import type { RichNode } from './tidy.ts';

const PREFIX = 'heading-';

function levels(nodes: readonly RichNode['content'][number][]): number[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [];
    return node.nodeType.startsWith(PREFIX)
      ? [Number(node.nodeType.slice(PREFIX.length))]
      : levels(node.content);
  });
}

/**
 * Levels of the headings of a body on its page. The page's own heading is the first level, so the body's highest
 * becomes the second; and no level is left out on the way down, whatever the editor has chosen.
 *
 * @returns a function that gives the level of each heading, asked in their order
 */
export function headingLevels(blocks: readonly RichNode[]): (level: number) => number {
  const shift = 2 - Math.min(...levels(blocks));
  let last = 1;
  return (level) => {
    last = Math.min(level + shift, last + 1, 6);
    return last;
  };
}
