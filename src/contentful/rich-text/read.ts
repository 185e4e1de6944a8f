import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type { Finding } from '../../collections/content-problem.ts';
import { printable } from '../../lib/text.ts';
import { quoted } from '../place.ts';

/** A run of text with its marks. */
export interface RichText {
  nodeType: 'text';
  value: string;
  marks: { type: string }[];
  data: object;
}

/** What a node points at or is: only what this site reads of it. */
export interface NodeData {
  /** Address of a hyperlink. */
  uri?: string | undefined;
  /** Id of an entry or an asset. */
  target?: string | undefined;
  colspan?: number | undefined;
  rowspan?: number | undefined;
}

/** A node of a kind that the site shows. */
export interface RichNode {
  nodeType: string;
  data: NodeData;
  content: (RichNode | RichText)[];
}

/** Rich text, and what of it the site does not know. */
export interface RichBody {
  content: RichNode['content'];
  unknown: Finding[];
}

/** Nesting beyond this is taken flat. Real posts nest a handful deep; renderers and browsers give up in hundreds. */
const MAX_DEPTH = 40;

const LINKS: ReadonlySet<string> = new Set(
  Object.values(INLINES).filter((kind) => kind.endsWith('hyperlink')),
);
const KINDS: ReadonlySet<string> = new Set([...Object.values(BLOCKS), ...Object.values(INLINES)]);
const KNOWN_MARKS: ReadonlySet<string> = new Set(Object.values(MARKS));
/** What may hold nothing; of all else editors leave empty ones behind, at every end of a body. */
const MAY_BE_EMPTY = /^(?:hr|embedded-.*|table-(?:header-)?cell)$/;

type Group = Readonly<Record<string, unknown>>;
const asGroup = (value: unknown): Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const asSpan = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 1 && Number(value) <= 100 ? Number(value) : undefined;

/** Whether a node is a text; all other nodes have content. */
export const isText = (node: RichNode | RichText): node is RichText => node.nodeType === 'text';

function readText({ value, marks }: Group): RichText[] {
  if (typeof value !== 'string' || value === '') return [];
  const types = listOf(marks).flatMap((mark) => asText(asGroup(mark)['type']) ?? []);
  const clean = printable(value).replace(/[\u2028\u2029]/g, '\n');
  return [
    {
      nodeType: 'text',
      value: types.includes(MARKS.CODE) ? clean : clean.replace(/[ \t]+/g, ' '),
      marks: types.map((type) => ({ type })),
      data: {},
    },
  ];
}

/** Every text below a node in its order, without calling itself: there is no depth at which it would fail. */
function textsBelow(node: Group): RichText[] {
  const texts: RichText[] = [];
  const open: unknown[] = [node];
  while (open.length > 0) {
    const next = asGroup(open.pop());
    if (next['nodeType'] === 'text') texts.push(...readText(next));
    // One by one: a list of hundreds of thousands is too long for the arguments of a call.
    for (const child of listOf(next['content']).toReversed()) open.push(child);
  }
  return texts;
}

function readData(value: unknown): NodeData {
  const { uri, target, colspan, rowspan } = asGroup(value);
  return {
    uri: asText(uri),
    target: asText(asGroup(asGroup(target)['sys'])['id']),
    colspan: asSpan(colspan),
    rowspan: asSpan(rowspan),
  };
}

/**
 * Reads rich text as the API gives it: keeps what is of the format and says something, and limits its depth. Which node
 * stands in which is left as it is: Contentful lets in only what its format allows.
 *
 * @returns the body, or `undefined` where it is no rich text
 */
export function readRichText(body: unknown): RichBody | undefined {
  const { nodeType: kind, content } = asGroup(body);
  if (kind !== 'document' || !Array.isArray(content)) return undefined;
  const unknown = new Map<string, Finding>();

  const read = (value: unknown, depth: number): RichNode['content'] => {
    const node = asGroup(value);
    const { nodeType } = node;
    if (typeof nodeType !== 'string') return [];
    if (nodeType !== 'text' && depth < MAX_DEPTH) return readNode(node, nodeType, depth);
    const texts = textsBelow(node);
    for (const { type } of texts
      .flatMap(({ marks }) => marks)
      .filter((mark) => !KNOWN_MARKS.has(mark.type))) {
      unknown.set(`mark ${type}`, {
        found: `has the emphasis ${quoted(type)}, which this site does not know`,
        remedy: 'Its words are shown without it; take it away, or use another.',
      });
    }
    return texts;
  };
  const readNode = (node: Group, nodeType: string, depth: number): RichNode['content'] => {
    const inner = listOf(node['content']).flatMap((child) => read(child, depth + 1));
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
    return isEmpty && !MAY_BE_EMPTY.test(nodeType)
      ? []
      : [{ nodeType, data: readData(node['data']), content: isEmpty ? [] : inner }];
  };

  return { content: content.flatMap((node) => read(node, 1)), unknown: [...unknown.values()] };
}
