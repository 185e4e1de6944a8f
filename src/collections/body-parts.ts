import { parseHTML } from 'linkedom';
import { markdownToHtml } from 'satteri';
import { decodeAddress } from './markdown/body-pictures.ts';

/** A part of a Markdown body that is checked: the address of a link, a picture or a frame, or a heading of the highest level. */
export interface BodyPart {
  marker: 'link' | 'body picture' | 'frame' | 'title';
  value: string;
}

/** A picture whose name has a blank in it: Markdown takes it for words. */
const WITH_BLANKS = /!\[[^\]]*\]\(([^)]*\.\w+)\)/g;

/**
 * Finds what a Markdown body points at and what it should do without, in the HTML that the processor of pages makes
 * of it. What stands in code is not among it.
 */
export function bodyParts(body: string): BodyPart[] {
  if (body === '') return [];
  const { document } = parseHTML(`<html><body>${markdownToHtml(body).html}</body></html>`);
  const parts = (marker: BodyPart['marker'], selector: string, value: (element: Element) => string | null) =>
    [...document.querySelectorAll(selector)].map((element) => ({ marker, value: value(element) ?? '' }));
  const address = (attribute: string) => (element: Element) =>
    decodeAddress(element.getAttribute(attribute) ?? '');
  const made = [
    ...parts('link', 'a[href]:not([data-footnote-ref], [data-footnote-backref])', address('href')),
    ...parts('body picture', 'img[src]', address('src')),
    ...parts('title', 'h1', ({ textContent }) => textContent.trim()),
    ...parts('frame', 'iframe, embed', address('src')),
    ...parts('frame', 'object', address('data')),
  ];
  for (const code of document.querySelectorAll('code')) code.remove();
  const unmade = document.body.textContent.matchAll(WITH_BLANKS);
  return [...made, ...Array.from(unmade, ([, value = '']) => ({ marker: 'body picture' as const, value }))];
}
