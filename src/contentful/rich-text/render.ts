import { documentToHtmlString, type Options } from '@contentful/rich-text-html-renderer';
import { BLOCKS, INLINES, MARKS, type Document } from '@contentful/rich-text-types';
import { hasRightToLeft } from '../../lib/text.ts';
import { isText } from './arrange.ts';
import { headingLevels } from './headings.ts';
import { attributes, escapeHtml } from './html.ts';
import {
  embeddedAsset,
  embeddedEntry,
  otherSpace,
  toAddress,
  toAsset,
  toEntry,
  type Surroundings,
} from './references.ts';
import { sanitise } from './sanitise.ts';
import type { NodeData, RichNode } from './tidy.ts';

type NodeRenderers = NonNullable<Options['renderNode']>;

// The renderer's types know Contentful's nodes; ours are the same, but hold less.
const own = (node: unknown) => node as RichNode;
const dataOf = (node: unknown) => own(node).data;
const cellSpans = ({ colspan, rowspan }: NodeData) => attributes({ colspan, rowspan });

/** Lines of code: a paragraph that is code throughout and has more than one line. */
function codeLines({ content }: RichNode): string | undefined {
  const isCode = content.every((node) => isText(node) && node.marks.some(({ type }) => type === 'code'));
  const text = isCode ? content.map((node) => (isText(node) ? node.value : '')).join('') : '';
  return text.trim().includes('\n') ? text : undefined;
}

const hasColumnHeading = (row: RichNode['content'][number]) =>
  !isText(row) && row.content.some((cell) => !isText(cell) && cell.data.scope === 'col');

/** The rows at the top that hold headings of columns alone: the head of the table. */
function headRows({ content }: RichNode): number {
  const first = content.findIndex((row) => !hasColumnHeading(row));
  return first === -1 ? content.length : first;
}

const headingRenderers = (levelOf: (level: number) => number): NodeRenderers =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level): [string, NodeRenderers[string]] => [
      `heading-${level}`,
      (node, next) => {
        const shown = levelOf(level);
        return `<h${shown}>${next(node.content)}</h${shown}>`;
      },
    ]),
  );

const tableRenderers: NodeRenderers = {
  [BLOCKS.TABLE]: (node, next) => {
    const head = headRows(own(node));
    const part = (tag: string, rows: typeof node.content) =>
      rows.length === 0 ? '' : `<${tag}>${next(rows)}</${tag}>`;
    return `<table>${part('thead', node.content.slice(0, head))}${part('tbody', node.content.slice(head))}</table>`;
  },
  [BLOCKS.TABLE_HEADER_CELL]: (node, next) =>
    `<th${attributes({ scope: dataOf(node).scope })}${cellSpans(dataOf(node))}>${next(node.content)}</th>`,
  [BLOCKS.TABLE_CELL]: (node, next) => `<td${cellSpans(dataOf(node))}>${next(node.content)}</td>`,
};

const referenceRenderers = (around: Surroundings): NodeRenderers => ({
  [BLOCKS.EMBEDDED_ASSET]: (node) => embeddedAsset(dataOf(node), around),
  [BLOCKS.EMBEDDED_ENTRY]: (node) => {
    const shown = embeddedEntry(dataOf(node), around);
    return shown === '' ? '' : `<p>${shown}</p>`;
  },
  [BLOCKS.EMBEDDED_RESOURCE]: () => otherSpace(around),
  [INLINES.EMBEDDED_ENTRY]: (node) => embeddedEntry(dataOf(node), around),
  [INLINES.EMBEDDED_RESOURCE]: () => otherSpace(around),
  [INLINES.RESOURCE_HYPERLINK]: (node, next) => `${otherSpace(around)}${next(node.content)}`,
  [INLINES.HYPERLINK]: (node, next) => toAddress(dataOf(node), next(node.content), around),
  [INLINES.ENTRY_HYPERLINK]: (node, next) => toEntry(dataOf(node), next(node.content), around),
  [INLINES.ASSET_HYPERLINK]: (node, next) => toAsset(dataOf(node), next(node.content), around),
});

const renderMark: NonNullable<Options['renderMark']> = {
  [MARKS.BOLD]: (text) => `<strong>${text}</strong>`,
  [MARKS.ITALIC]: (text) => `<em>${text}</em>`,
};

/**
 * Renders a body as HTML that can do nothing but be read. Lists, quotes and the other marks are shown as the renderer
 * does.
 *
 * @param blocks the arranged body
 * @param around what it may point at
 */
export function renderBody(blocks: readonly RichNode[], around: Surroundings): string {
  const body = { nodeType: BLOCKS.DOCUMENT, data: {}, content: blocks };
  const html = documentToHtmlString(body as unknown as Document, {
    renderNode: {
      ...headingRenderers(headingLevels(blocks)),
      ...tableRenderers,
      ...referenceRenderers(around),
      [BLOCKS.PARAGRAPH]: (node, next) => {
        const code = codeLines(own(node));
        if (code !== undefined) return `<pre><code>${escapeHtml(code)}</code></pre>`;
        return `<p>${next(node.content)}</p>`;
      },
      [BLOCKS.HR]: () => '<hr>',
    },
    renderMark,
    preserveWhitespace: true,
  });
  return sanitise(html, hasRightToLeft(html));
}
