import { oneLine } from '../../lib/text.ts';
import { isText } from './arrange.ts';
import type { RichNode } from './tidy.ts';

function textOf(node: RichNode['content'][number]): string {
  return isText(node) ? node.value : node.content.map(textOf).join('');
}

/** What a reader skips over on the way to the first sentence. */
const NO_SENTENCE = /^(?:heading-\d|table|hr|embedded-.*)$/;

function sentences(nodes: readonly RichNode['content'][number][]): string[] {
  return nodes.flatMap((node) => {
    if (isText(node) || NO_SENTENCE.test(node.nodeType)) return [];
    return node.nodeType === 'paragraph' ? [textOf(node)] : sentences(node.content);
  });
}

/**
 * The words of a body: its paragraphs without headings and tables, or every word where there is no paragraph.
 *
 * @param blocks the arranged body
 */
export function plainText(blocks: readonly RichNode[]): string {
  const text = oneLine(sentences(blocks).join(' '));
  return text === '' ? oneLine(blocks.map(textOf).join(' ')) : text;
}
