import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type { Finding } from '../../collections/content-problem.ts';
import { printable } from '../../lib/text.ts';
import { asText, at, listOf } from '../json.ts';
import { quoted } from '../place.ts';

/** A run of text with its marks. */
export interface RichText {
  nodeType: 'text';
  value: string;
  marks: { type: string }[];
  data: object;
}

/** A node of a kind that the site shows. */
export interface RichNode {
  nodeType: string;
  data: NodeData;
  content: (RichNode | RichText)[];
}

/** What a node points at or is: only what this site reads of it. */
export type NodeData = Partial<ReturnType<typeof readData>>;

/** Rich text, and what of it the site does not know. */
export type RichBody = { content: RichNode['content']; unknown: Finding[] };

/** Nesting beyond this is taken flat. Real posts nest a handful deep; renderers and browsers give up in hundreds. */
const MAX_DEPTH = 40;

const INLINE_KINDS: string[] = Object.values(INLINES);
const KINDS = new Set<string>([...Object.values(BLOCKS), ...INLINE_KINDS]);
const LINKS = new Set(INLINE_KINDS.filter((kind) => kind.endsWith('hyperlink')));
const KNOWN_MARKS = new Set<string>(Object.values(MARKS));
/** What may hold nothing; of all else editors leave empty ones behind, at every end of a body. */
const MAY_BE_EMPTY = /^(?:hr|embedded-.*|table-(?:header-)?cell)$/;

/** Whether a node is a text; all other nodes have content. */
export const isText = (node: RichNode | RichText): node is RichText => node.nodeType === 'text';

function readText(node: unknown): RichText[] {
  const value = asText(at(node, 'value')) ?? '';
  if (value === '') return [];
  const types = listOf(at(node, 'marks')).flatMap((mark) => asText(at(mark, 'type')) ?? []);
  const clean = printable(value).replace(/[\u2028\u2029]/g, '\n');
  const shown = types.includes(MARKS.CODE) ? clean : clean.replace(/[ \t]+/g, ' ');
  return [{ nodeType: 'text', value: shown, marks: types.map((type) => ({ type })), data: {} }];
}

/** Every text below a node in its order, without calling itself: there is no depth at which it would fail. */
function textsBelow(node: unknown): RichText[] {
  const texts: RichText[] = [];
  const open = [node];
  while (open.length > 0) {
    const next = open.pop();
    if (at(next, 'nodeType') === 'text') texts.push(...readText(next));
    // One by one: a list of hundreds of thousands is too long for the arguments of a call.
    for (const child of listOf(at(next, 'content')).toReversed()) open.push(child);
  }
  return texts;
}

const asSpan = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 1 && Number(value) <= 100 ? Number(value) : undefined;

const readData = (data: unknown) => ({
  /** Address of a hyperlink. */
  uri: asText(at(data, 'uri')),
  /** Id of an entry or an asset. */
  target: asText(at(data, 'target', 'sys', 'id')),
  colspan: asSpan(at(data, 'colspan')),
  rowspan: asSpan(at(data, 'rowspan')),
});

/**
 * Reads rich text as the API gives it, if it is some: keeps what is of the format and says something, and limits its
 * depth. Which node stands in which is left as it is: Contentful lets in only what its format allows.
 */
export function readRichText(body: unknown): RichBody | undefined {
  const content = at(body, 'content');
  if (at(body, 'nodeType') !== 'document' || !Array.isArray(content)) return undefined;
  const unknown = new Map<string, Finding>();

  const read = (node: unknown, depth: number): RichNode['content'] => {
    const nodeType = asText(at(node, 'nodeType'));
    if (nodeType === undefined) return [];
    if (nodeType !== 'text' && depth < MAX_DEPTH) return readNode(node, nodeType, depth);
    const texts = textsBelow(node);
    for (const { type } of texts.flatMap(({ marks }) => marks)) {
      if (KNOWN_MARKS.has(type)) continue;
      unknown.set(`mark ${type}`, {
        found: `has the emphasis ${quoted(type)}, which this site does not know`,
        remedy: 'Its words are shown without it; take it away, or use another.',
      });
    }
    return texts;
  };
  const readNode = (node: unknown, nodeType: string, depth: number): RichNode['content'] => {
    const inner = listOf(at(node, 'content')).flatMap((child) => read(child, depth + 1));
    if (!KINDS.has(nodeType)) {
      unknown.set(`node ${nodeType}`, {
        found: `holds ${quoted(nodeType)}, a kind that this site does not know`,
        remedy: 'Its words are shown as plain text; use another kind.',
      });
      return inner;
    }
    const isEmpty = inner.every((child) => isText(child) && child.value.trim() === '');
    // Nothing could be pressed of a link without words.
    if (isEmpty && LINKS.has(nodeType)) return inner;
    if (isEmpty && !MAY_BE_EMPTY.test(nodeType)) return [];
    return [{ nodeType, data: readData(at(node, 'data')), content: isEmpty ? [] : inner }];
  };

  return { content: content.flatMap((node) => read(node, 1)), unknown: [...unknown.values()] };
}
