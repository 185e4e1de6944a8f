import { documentToHtmlString, type Options } from '@contentful/rich-text-html-renderer';
import { BLOCKS, MARKS, type Document } from '@contentful/rich-text-types';
import { hasRightToLeft } from '../../lib/text.ts';
import { attributes, escapeHtml } from './links.ts';
import { isText, type RichNode } from './read.ts';
import { sanitize } from './sanitize.ts';
import { targets, type Surroundings } from './targets.ts';

type NodeRenderers = NonNullable<Options['renderNode']>;
type AnyNode = RichNode['content'][number];

const CODE: string = MARKS.CODE;

// The renderer's types know Contentful's nodes; ours are the same, but hold less.
const own = (node: unknown) => node as RichNode;

/** Lines of code: a paragraph that is code throughout and has more than one line. */
function codeLines({ content }: RichNode): string | undefined {
  const isCode = content.every((node) => isText(node) && node.marks.some(({ type }) => type === CODE));
  const text = isCode ? content.map((node) => (isText(node) ? node.value : '')).join('') : '';
  return text.trim().includes('\n') ? text : undefined;
}

const isHeading = ({ nodeType }: { nodeType: string }) => nodeType === 'table-header-cell';

/** Whether a row holds headings of columns: such cells alone, but for an empty corner perhaps. */
function isHead({ content: cells }: RichNode): boolean {
  const isCorner = (cell: AnyNode) => cell === cells[0] && !isText(cell) && cell.content.length === 0;
  return cells.some(isHeading) && cells.every((cell) => isHeading(cell) || isCorner(cell));
}

const tableRenderers: NodeRenderers = {
  [BLOCKS.TABLE]: ({ content: rows }, next) => {
    const first = rows.findIndex((row) => isText(row) || !isHead(own(row)));
    const head = rows.slice(0, first === -1 ? rows.length : first);
    const part = (tag: string, of: typeof rows) => (of.length === 0 ? '' : `<${tag}>${next(of)}</${tag}>`);
    return `<table>${part('thead', head)}${part('tbody', rows.slice(head.length))}</table>`;
  },
  [BLOCKS.TABLE_ROW]: (row, next) => {
    const scope = isHead(own(row)) ? 'col' : 'row';
    const cells = row.content.map((cell) => {
      if (!('content' in cell)) return '';
      const { colspan, rowspan } = own(cell).data;
      return isHeading(cell)
        ? `<th${attributes({ scope, colspan, rowspan })}>${next(cell.content)}</th>`
        : `<td${attributes({ colspan, rowspan })}>${next(cell.content)}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  },
};

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `heading-${level}`);

function levels(nodes: RichNode['content']): number[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [];
    const level = HEADINGS.indexOf(node.nodeType) + 1;
    return level === 0 ? levels(node.content) : [level];
  });
}

/** Headings of a body: the highest is of the second level, as the page has the first, and below it none is left out. */
function headingRenderers(content: RichNode['content']): NodeRenderers {
  const shift = 2 - Math.min(...levels(content));
  let last = 1;
  const render: NodeRenderers[string] = (node, next) => {
    last = Math.min(HEADINGS.indexOf(node.nodeType) + 1 + shift, last + 1, 6);
    return `<h${last}>${next(node.content)}</h${last}>`;
  };
  return Object.fromEntries(HEADINGS.map((kind) => [kind, render]));
}

const targetRenderers = (around: Surroundings): NodeRenderers =>
  Object.fromEntries(
    Object.entries(targets).map(([kind, render]): [string, NodeRenderers[string]] => [
      kind,
      (node, next) => render(own(node).data, next(node.content), around),
    ]),
  );

/** Renders a body as HTML that can do nothing but be read; lists, quotes and the other marks as the renderer does. */
export function renderBody(content: RichNode['content'], around: Surroundings): string {
  const body = { nodeType: BLOCKS.DOCUMENT, data: {}, content };
  const html = documentToHtmlString(body as unknown as Document, {
    renderNode: {
      ...headingRenderers(content),
      ...tableRenderers,
      ...targetRenderers(around),
      [BLOCKS.PARAGRAPH]: (node, next) => {
        const code = codeLines(own(node));
        return code === undefined
          ? `<p>${next(node.content)}</p>`
          : `<pre><code>${escapeHtml(code)}</code></pre>`;
      },
      [BLOCKS.HR]: () => '<hr>',
    },
    renderMark: {
      [MARKS.BOLD]: (text) => `<strong>${text}</strong>`,
      [MARKS.ITALIC]: (text) => `<em>${text}</em>`,
    },
    preserveWhitespace: true,
  });
  return sanitize(html, hasRightToLeft(html));
}
