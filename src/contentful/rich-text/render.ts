import { documentToHtmlString, type Options } from '@contentful/rich-text-html-renderer';
import { BLOCKS, INLINES, MARKS, type Document } from '@contentful/rich-text-types';
import { oneLine } from '../../lib/clean-text.ts';
import { assetUrl, pictureOf, pictureSources } from '../images.ts';
import type { RawAsset } from '../read-answer.ts';
import { isText } from './arrange.ts';
import { headingLevels } from './headings.ts';
import { linkTarget, type Site, type Target } from './links.ts';
import { sanitise } from './sanitise.ts';
import type { NodeData, RichNode } from './tidy.ts';

/** What a body may point at. */
export interface Surroundings extends Site {
  /** The post that an entry became; `undefined` where it became none. */
  post: (entry: string) => { path: string; title: string } | undefined;
  asset: (id: string) => RawAsset | undefined;
  /** Is told of what could not be shown, and what to do. */
  report: (found: string, remedy: string) => void;
}

const PICTURE_WIDTHS = [400, 760, 1200, 1520];
const PICTURE_SIZES = '(min-width: 80em) 680px, (min-width: 62em) 60vw, 92vw';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES.get(character) ?? '');

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escape(String(value))}"`]))
    .join('');
}

const link = ({ href, external }: Target, words: string) =>
  `<a${attributes({ href, ...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {}) })}>${words}</a>`;

/** A picture as a figure; alt comes from the description alone: a file's name says nothing. */
function figure(asset: RawAsset): string | { reason: string } {
  const picture = pictureOf(asset);
  if ('reason' in picture) return picture;
  const { webp, ...size } = pictureSources(picture, PICTURE_WIDTHS);
  const source =
    webp === '' ? '' : `<source${attributes({ type: 'image/webp', srcset: webp, sizes: PICTURE_SIZES })}>`;
  const img = `<img${attributes({ ...size, alt: picture.alt, loading: 'lazy', decoding: 'async' })}>`;
  return `<figure><picture>${source}${img}</picture></figure>`;
}

function embeddedAsset({ target = '' }: NodeData, { asset, report }: Surroundings): string {
  const found = asset(target);
  if (found === undefined) {
    report(
      `shows the file ${JSON.stringify(target)}, which is not published`,
      'Publish it, or remove it here.',
    );
    return '';
  }
  const shown = figure(found);
  if (typeof shown === 'string') return shown;
  const href = assetUrl(found);
  const words = oneLine(found.title ?? '');
  if (href !== undefined && words !== '') return `<p>${link({ href, external: true }, escape(words))}</p>`;
  report(
    `can not show the file ${JSON.stringify(target)}: ${shown.reason}`,
    'Replace it, or remove it here.',
  );
  return '';
}

function embeddedEntry({ target = '' }: NodeData, { post, report }: Surroundings): string {
  const found = post(target);
  if (found !== undefined) return link({ href: found.path, external: false }, escape(found.title));
  report(
    `embeds the entry ${JSON.stringify(target)}, which is no post of this site`,
    'Remove it, or publish it.',
  );
  return '';
}

function hyperlink({ uri = '' }: NodeData, words: string, around: Surroundings): string {
  const target = linkTarget(uri, around);
  if (target !== undefined) return link(target, words);
  const remedy =
    'Begin it with https:// for another site, or with / for a page of this one. Its words stay without it.';
  around.report(`links to ${JSON.stringify(uri.slice(0, 80))}, which leads nowhere`, remedy);
  return words;
}

function toEntry({ target = '' }: NodeData, words: string, { post, report }: Surroundings): string {
  const found = post(target);
  if (found !== undefined) return link({ href: found.path, external: false }, words);
  const remedy = 'Publish it, or take the link out. Its words stay without it.';
  report(`links to the entry ${JSON.stringify(target)}, which is no post of this site`, remedy);
  return words;
}

function toAsset({ target = '' }: NodeData, words: string, { asset, report }: Surroundings): string {
  const found = asset(target);
  const href = found === undefined ? undefined : assetUrl(found);
  if (href !== undefined) return link({ href, external: true }, words);
  const remedy = 'Publish it, or take the link out. Its words stay without it.';
  report(`links to the file ${JSON.stringify(target)}, which is not published`, remedy);
  return words;
}

/** Lines of code: a paragraph that is code throughout and has more than one line. */
function codeLines({ content }: RichNode): string | undefined {
  const isCode = content.every((node) => isText(node) && node.marks.some(({ type }) => type === 'code'));
  const text = isCode ? content.map((node) => (isText(node) ? node.value : '')).join('') : '';
  return text.trim().includes('\n') ? text : undefined;
}

/** Rows at the top of which every cell is a heading stand in the head of the table. */
function headRows({ content }: RichNode): number {
  const isHead = (row: RichNode['content'][number]) =>
    !isText(row) && row.content.every(({ nodeType }) => nodeType === 'table-header-cell');
  const first = content.findIndex((row) => !isHead(row));
  return first === -1 ? content.length : first;
}

function tableRows(node: RichNode, rendered: (rows: RichNode['content']) => string): string {
  const head = headRows(node);
  const part = (tag: string, rows: RichNode['content']) =>
    rows.length === 0 ? '' : `<${tag}>${rendered(rows)}</${tag}>`;
  return `${part('thead', node.content.slice(0, head))}${part('tbody', node.content.slice(head))}`;
}

// The renderer's types know Contentful's nodes; ours are the same, but hold less.
const own = (node: unknown) => node as RichNode;
const dataOf = (node: unknown) => own(node).data;
const cellSpans = ({ colspan, rowspan }: NodeData) => attributes({ colspan, rowspan });

function nodeRenderers(
  blocks: readonly RichNode[],
  around: Surroundings,
): NonNullable<Options['renderNode']> {
  const levelOf = headingLevels(blocks);
  const headings = [BLOCKS.HEADING_1, BLOCKS.HEADING_2, BLOCKS.HEADING_3, BLOCKS.HEADING_4, BLOCKS.HEADING_5];
  return {
    ...Object.fromEntries(
      [...headings, BLOCKS.HEADING_6].map((type, index) => [
        type,
        (node, next) => {
          const level = levelOf(index + 1);
          return `<h${level}>${next(node.content)}</h${level}>`;
        },
      ]) satisfies [string, NonNullable<Options['renderNode']>[string]][],
    ),
    [BLOCKS.PARAGRAPH]: (node, next) => {
      const code = codeLines(own(node));
      return code === undefined ? `<p>${next(node.content)}</p>` : `<pre><code>${escape(code)}</code></pre>`;
    },
    [BLOCKS.HR]: () => '<hr>',
    [BLOCKS.TABLE]: (node, next) =>
      // It may be wider than the screen; the keys reach what scrolls.
      `<table tabindex="0">${tableRows(own(node), (rows) => next(rows as typeof node.content))}</table>`,
    [BLOCKS.TABLE_HEADER_CELL]: (node, next) =>
      `<th scope="col"${cellSpans(dataOf(node))}>${next(node.content)}</th>`,
    [BLOCKS.TABLE_CELL]: (node, next) => `<td${cellSpans(dataOf(node))}>${next(node.content)}</td>`,
    [BLOCKS.EMBEDDED_ASSET]: (node) => embeddedAsset(dataOf(node), around),
    [BLOCKS.EMBEDDED_ENTRY]: (node) => {
      const shown = embeddedEntry(dataOf(node), around);
      return shown === '' ? '' : `<p>${shown}</p>`;
    },
    [INLINES.EMBEDDED_ENTRY]: (node) => embeddedEntry(dataOf(node), around),
    [BLOCKS.EMBEDDED_RESOURCE]: () => otherSpace(around),
    [INLINES.EMBEDDED_RESOURCE]: () => otherSpace(around),
    [INLINES.RESOURCE_HYPERLINK]: (node, next) => `${otherSpace(around)}${next(node.content)}`,
    [INLINES.HYPERLINK]: (node, next) => hyperlink(dataOf(node), next(node.content), around),
    [INLINES.ENTRY_HYPERLINK]: (node, next) => toEntry(dataOf(node), next(node.content), around),
    [INLINES.ASSET_HYPERLINK]: (node, next) => toAsset(dataOf(node), next(node.content), around),
  };
}

function otherSpace({ report }: Surroundings): string {
  report('refers to an entry of another space', 'Link to its address instead.');
  return '';
}

const renderMark: NonNullable<Options['renderMark']> = {
  [MARKS.BOLD]: (text) => `<strong>${text}</strong>`,
  [MARKS.ITALIC]: (text) => `<em>${text}</em>`,
};

/**
 * Renders a body as HTML that can do nothing but be read.
 *
 * @param blocks the arranged body
 * @param around what it may point at
 */
export function renderBody(blocks: readonly RichNode[], around: Surroundings): string {
  const body = { nodeType: BLOCKS.DOCUMENT, data: {}, content: blocks };
  const html = documentToHtmlString(body as unknown as Document, {
    renderNode: nodeRenderers(blocks, around),
    renderMark,
    preserveWhitespace: true,
  });
  return sanitise(html);
}
