/** A run of text with its marks, known ones and others. */
export interface RichText {
  nodeType: 'text';
  value: string;
  marks: { type: string }[];
  data: object;
}

/** What a node points at or is: only what this site reads of it. */
export interface NodeData {
  /** Address of a hyperlink. */
  uri?: string;
  /** Id of an entry or an asset. */
  target?: string;
  colspan?: number;
  rowspan?: number;
  /** What a heading of a table stands for; not read, but found out while the table is arranged. */
  scope?: 'col' | 'row';
}

/** A node of any kind; what kinds there are and how each is shown, `render.ts` decides. */
export interface RichNode {
  nodeType: string;
  data: NodeData;
  content: (RichNode | RichText)[];
}

/** Nesting beyond this is taken flat. Real posts nest a handful deep; renderers and browsers give up in hundreds. */
const MAX_DEPTH = 40;

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isMark = (mark: unknown): mark is RichText['marks'][number] =>
  isGroup(mark) && typeof mark['type'] === 'string';

function tidyText(node: Group): RichText[] {
  const { value } = node;
  if (typeof value !== 'string' || value === '') return [];
  const marks = listOf(node['marks'])
    .filter(isMark)
    .map(({ type }) => ({ type }));
  return [{ nodeType: 'text', value, marks, data: {} }];
}

/** Every text below a node in its order, without calling itself: there is no depth at which it would fail. */
function textsBelow(node: Group): RichText[] {
  const texts: RichText[] = [];
  const open: unknown[] = [node];
  while (open.length > 0) {
    const next = open.pop();
    if (!isGroup(next)) continue;
    if (next['nodeType'] === 'text') texts.push(...tidyText(next));
    // One by one: a list of hundreds of thousands is too long for the arguments of a call.
    for (const child of listOf(next['content']).toReversed()) open.push(child);
  }
  return texts;
}

const span = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) > 1 && Number(value) <= 100 ? Number(value) : undefined;

function tidyData(data: unknown): NodeData {
  if (!isGroup(data)) return {};
  const sys = isGroup(data['target']) ? data['target']['sys'] : undefined;
  const target = isGroup(sys) ? sys['id'] : undefined;
  const colspan = span(data['colspan']);
  const rowspan = span(data['rowspan']);
  return {
    ...(typeof data['uri'] === 'string' ? { uri: data['uri'] } : {}),
    ...(typeof target === 'string' ? { target } : {}),
    ...(colspan === undefined ? {} : { colspan }),
    ...(rowspan === undefined ? {} : { rowspan }),
  };
}

function tidyNode(node: unknown, depth: number): (RichNode | RichText)[] {
  if (!isGroup(node) || typeof node['nodeType'] !== 'string') return [];
  if (node['nodeType'] === 'text') return tidyText(node);
  if (depth === MAX_DEPTH) return textsBelow(node);
  const content = listOf(node['content']).flatMap((child) => tidyNode(child, depth + 1));
  return [{ nodeType: node['nodeType'], data: tidyData(node['data']), content }];
}

/**
 * Reads rich text as the API gives it: keeps what is of the format, drops what is not, and limits its depth.
 *
 * @returns the body, or `undefined` where it is no rich text
 */
export function tidyRichText(value: unknown): RichNode | undefined {
  if (!isGroup(value) || value['nodeType'] !== 'document' || !Array.isArray(value['content']))
    return undefined;
  const [body] = tidyNode(value, 0);
  return body?.nodeType === 'document' ? body : undefined;
}
