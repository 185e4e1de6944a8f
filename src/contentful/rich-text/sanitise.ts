import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'picture', 'source', 'img'],
    ...['a', 'strong', 'em', 'u', 's', 'code', 'sup', 'sub'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['type', 'srcset', 'sizes'],
    table: ['tabindex'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], source: ['https'] },
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr', 'img', 'source'],
  enforceHtmlBoundary: false,
};

/**
 * Takes out of HTML whatever could act: scripts, handlers, styles, frames, forms, addresses that run code. What
 * `render.ts` writes passes unchanged; this is the second lock, should the first one ever fail.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
