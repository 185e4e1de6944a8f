import sanitizeHtml from 'sanitize-html';

/** Elements that each have a direction of their own, where a body has two. */
const WITH_DIRECTION = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'table'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[...WITH_DIRECTION, 'li', 'hr', 'br', 'pre', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['figure', 'picture', 'source', 'img', 'a', 'strong', 'em', 'u', 's', 'code', 'sup', 'sub'],
  ],
  allowedAttributes: {
    '*': ['dir'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['type', 'srcset', 'sizes'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], source: ['https'] },
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr', 'img', 'source'],
};

const transformTags = Object.fromEntries(
  WITH_DIRECTION.map((tag) => [tag, sanitizeHtml.simpleTransform(tag, { dir: 'auto' })]),
);

/**
 * Takes out of HTML whatever could act: scripts, handlers, styles, frames, forms, addresses that run code. What
 * `render.ts` writes passes unchanged; this is the second lock, should the first one ever fail. With directions, each block
 * says in which one its words are written.
 */
export const sanitize = (html: string, withDirection = false): string =>
  sanitizeHtml(html, withDirection ? { ...OPTIONS, transformTags } : OPTIONS);
