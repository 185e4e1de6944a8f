import { oneLine } from '../../lib/text.ts';
import { isText, type RichNode } from './read.ts';

type Nodes = readonly RichNode['content'][number][];

const textOf = (nodes: Nodes): string =>
  nodes.map((node) => (isText(node) ? node.value : textOf(node.content))).join('');

/** What a reader skips over on the way to the first sentence. */
const NO_SENTENCE = /^(?:text|heading-\d|table|hr|embedded-.*)$/;

const sentences = (nodes: Nodes): string[] =>
  nodes.flatMap((node) => {
    if (isText(node) || NO_SENTENCE.test(node.nodeType)) return [];
    return node.nodeType === 'paragraph' ? [textOf(node.content)] : sentences(node.content);
  });

/** The words of a body: its paragraphs without headings and tables, or every word where there is no paragraph. */
export function plainText(body: Nodes): string {
  return oneLine(sentences(body).join(' ')) || oneLine(body.map((node) => textOf([node])).join(' '));
}
