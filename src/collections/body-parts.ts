import { parseHTML } from 'linkedom';
import { markdownToHtml } from 'satteri';
import { decodeAddress } from './markdown/body-pictures.ts';

/** What a Markdown body has in it that is checked. */
interface BodyParts {
  /** Addresses that it links to. */
  links: string[];
  /** Addresses of the pictures that it shows, or means to show. */
  pictures: string[];
  /** Headings of the highest level. */
  titles: string[];
  /** Addresses that frames show. */
  frames: string[];
}

/** A picture whose name has a blank in it: Markdown takes it for words. */
const WITH_BLANKS = /!\[[^\]]*\]\(([^)]*\.\w+)\)/g;

/**
 * Finds what a Markdown body points at and what it should do without, in the HTML that the processor of pages makes
 * of it. What stands in code is not among it.
 */
export function bodyParts(body: string): BodyParts {
  const { document } = parseHTML(`<html><body>${markdownToHtml(body).html}</body></html>`);
  const elements = (selector: string) => [...document.querySelectorAll(selector)];
  const addresses = (selector: string, attribute: string) =>
    elements(selector).map((element) => decodeAddress(element.getAttribute(attribute) ?? ''));
  const parts = {
    links: addresses('a[href]:not([data-footnote-ref], [data-footnote-backref])', 'href'),
    pictures: addresses('img[src]', 'src'),
    titles: elements('h1').map(({ textContent }) => textContent.trim()),
    frames: [...addresses('iframe, embed', 'src'), ...addresses('object', 'data')],
  };
  for (const code of elements('code')) code.remove();
  const unmade = Array.from(document.body.textContent.matchAll(WITH_BLANKS), ([, name = '']) => name);
  return { ...parts, pictures: [...parts.pictures, ...unmade] };
}
