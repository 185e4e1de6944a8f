import { printable } from '../../lib/text.ts';
import type { RichNode, RichText } from './tidy.ts';

type AnyNode = RichNode | RichText;

/** Nodes that stand in a line of text. */
const LINKS: ReadonlySet<string> = new Set([
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'resource-hyperlink',
]);
const EMBEDDED_INLINE: ReadonlySet<string> = new Set(['embedded-entry-inline', 'embedded-resource-inline']);
/** Blocks that hold a line of text. */
const LINES: ReadonlySet<string> = new Set([
  'paragraph',
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'heading-5',
  'heading-6',
]);
/** Blocks that hold nothing. */
const LEAVES: ReadonlySet<string> = new Set([
  'hr',
  'embedded-asset-block',
  'embedded-entry-block',
  'embedded-resource-block',
]);

/** Whether a node is a text; all other nodes have content. */
export const isText = (node: AnyNode): node is RichText => node.nodeType === 'text';

const isInline = (node: AnyNode) =>
  isText(node) || LINKS.has(node.nodeType) || EMBEDDED_INLINE.has(node.nodeType);

const block = (nodeType: string, content: AnyNode[], data = {}): RichNode => ({ nodeType, data, content });

function cleanText(node: RichText): RichText {
  const value = printable(node.value).replace(/[\u2028\u2029]/g, '\n');
  const isCode = node.marks.some(({ type }) => type === 'code');
  return { ...node, value: isCode ? value : value.replace(/[ \t]+/g, ' ') };
}

/** Nodes as a line of text. A link in a link is no link: browsers would end the outer one there. */
function asLine(nodes: readonly AnyNode[], inLink = false): AnyNode[] {
  return nodes.flatMap((node): AnyNode[] => {
    if (isText(node)) return [cleanText(node)];
    if (EMBEDDED_INLINE.has(node.nodeType)) return inLink ? [] : [block(node.nodeType, [], node.data)];
    if (!LINKS.has(node.nodeType) || inLink) return asLine(node.content, inLink);
    const content = asLine(node.content, true);
    // Nothing could be pressed.
    return saysNothing(content) ? content : [block(node.nodeType, content, node.data)];
  });
}

function saysNothing(line: readonly AnyNode[]): boolean {
  return line.every((node) => isText(node) && node.value.trim() === '');
}

const lineBlock = (nodeType: string, nodes: readonly AnyNode[]): RichNode[] => {
  const line = asLine(nodes);
  return saysNothing(line) ? [] : [block(nodeType, line)];
};

/** A block unless it would hold nothing. */
const filled = (nodeType: string, content: AnyNode[]): RichNode[] =>
  content.length === 0 ? [] : [block(nodeType, content)];

function asItems(nodes: readonly AnyNode[]): RichNode[] {
  return nodes.flatMap((node) =>
    filled('list-item', asBlocks(!isText(node) && node.nodeType === 'list-item' ? node.content : [node])),
  );
}

function asCells(nodes: readonly AnyNode[]): RichNode[] {
  return nodes.map((node) => {
    const isCell = !isText(node) && /^table-(?:header-)?cell$/.test(node.nodeType);
    return isCell
      ? block(node.nodeType, asBlocks(node.content), node.data)
      : block('table-cell', asBlocks([node]));
  });
}

const isHeading = ({ nodeType }: RichNode) => nodeType === 'table-header-cell';

/** Headings of a row that holds nothing else, but an empty corner perhaps, are those of columns; others that of a row. */
function withScope(cells: RichNode[]): RichNode[] {
  const [corner] = cells;
  const isCorner = (cell: RichNode) => cell === corner && cells.length > 1 && cell.content.length === 0;
  const ofColumns = cells.every((cell) => isHeading(cell) || isCorner(cell));
  const scope = ofColumns ? 'col' : 'row';
  return cells.map((cell) => (isHeading(cell) ? { ...cell, data: { ...cell.data, scope } } : cell));
}

function asRows(nodes: readonly AnyNode[]): RichNode[] {
  return nodes.flatMap((node) => {
    const cells = asCells(!isText(node) && node.nodeType === 'table-row' ? node.content : [node]);
    return filled('table-row', withScope(cells));
  });
}

function arrange(node: RichNode): RichNode[] {
  const { nodeType, content } = node;
  if (LINES.has(nodeType)) return lineBlock(nodeType, content);
  if (LEAVES.has(nodeType)) return [block(nodeType, [], node.data)];
  if (nodeType === 'ordered-list' || nodeType === 'unordered-list') return filled(nodeType, asItems(content));
  if (nodeType === 'blockquote') return filled(nodeType, asBlocks(content));
  if (nodeType === 'table') return filled(nodeType, asRows(content));
  // A kind that this site does not know, or one out of its place, says what is in it.
  return asBlocks(content);
}

/**
 * Brings nodes into an order that HTML knows: blocks hold blocks or lines, lists hold items, tables hold rows. What
 * stands where it may not keeps its text. What holds nothing goes: editors leave empty paragraphs at every end.
 */
export function asBlocks(nodes: readonly AnyNode[]): RichNode[] {
  const blocks: RichNode[] = [];
  let line: AnyNode[] = [];
  const endLine = () => {
    blocks.push(...lineBlock('paragraph', line));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(...arrange(node as RichNode));
  }
  endLine();
  return blocks;
}
