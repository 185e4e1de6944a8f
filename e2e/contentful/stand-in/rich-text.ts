import { link } from './space.ts';

/** Makes nodes of rich text as Contentful writes them. */
export const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

export const node = (nodeType: string, content: unknown[] = [], data: object = {}) => ({
  nodeType,
  data,
  content,
});

const inline = (content: unknown[]) => content.map((item) => (typeof item === 'string' ? text(item) : item));

export const paragraph = (...content: unknown[]) => node('paragraph', inline(content));
export const heading = (level: number, ...content: unknown[]) => node(`heading-${level}`, inline(content));
export const list = (kind: 'ordered' | 'unordered', ...items: unknown[]) =>
  node(
    `${kind}-list`,
    items.map((item) => node('list-item', [typeof item === 'string' ? paragraph(item) : item])),
  );
export const quote = (...content: unknown[]) => node('blockquote', [paragraph(...content)]);
export const table = (...rows: unknown[][]) =>
  node(
    'table',
    rows.map((cells) => node('table-row', cells)),
  );
export const cell = (words: string, kind: 'table-cell' | 'table-header-cell' = 'table-cell', data = {}) =>
  node(kind, [paragraph(words)], data);
export const hyperlink = (uri: unknown, ...content: unknown[]) => node('hyperlink', inline(content), { uri });
export const toEntry = (id: string, ...content: unknown[]) =>
  node('entry-hyperlink', inline(content), { target: link('Entry', id) });
export const toAsset = (id: string, ...content: unknown[]) =>
  node('asset-hyperlink', inline(content), { target: link('Asset', id) });
export const embeddedAsset = (id: string) => node('embedded-asset-block', [], { target: link('Asset', id) });
export const embeddedEntry = (id: string) => node('embedded-entry-block', [], { target: link('Entry', id) });
export const inlineEntry = (id: string) => node('embedded-entry-inline', [], { target: link('Entry', id) });

/** A body; editors leave an empty paragraph at its end. */
export const body = (...content: unknown[]) => node('document', [...content, paragraph('')]);
