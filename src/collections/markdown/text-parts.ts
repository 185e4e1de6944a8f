import { parseHTML } from 'linkedom';

/** A part of a text: its heading, as HTML, and what stands under it. */
export interface TextPart {
  heading: string;
  html: string;
}

/**
 * The HTML of a text, split before each of its headings of the second level. What comes before the second of them is
 * `opening`, its heading in it; a heading inside something else, such as a quote, begins no part.
 */
export function textParts(html: string): { opening: string; parts: TextPart[] } {
  const { document } = parseHTML(`<div>${html}</div>`);
  const htmlOf = (node: Node) => {
    const box = document.createElement('div');
    box.append(node.cloneNode(true));
    return box.innerHTML;
  };
  const parts: TextPart[] = [{ heading: '', html: '' }];
  for (const node of document.firstElementChild?.childNodes ?? []) {
    const text = htmlOf(node);
    if (node.nodeName === 'H2') parts.push({ heading: text, html: '' });
    else (parts.at(-1) as TextPart).html += text;
  }
  const [before, first, ...rest] = parts;
  const opening = [before, first].map((part) => (part ? part.heading + part.html : '')).join('');
  return { opening, parts: rest };
}
