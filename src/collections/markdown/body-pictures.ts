import { parseHTML } from 'linkedom';
import type { HastPlugin } from './external-links.ts';

/** What a text writes before the name of a picture, if anything: the way to `content/images/` from its own folder. */
const FOLDER = /^(?:\.\/)?(?:(?:\.\.\/|\/?content\/)?images\/)?/;

/** Another site, or a file of `public/`. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/(?!content\/images\/))/i;

/** An address without percent codes, where these are sound. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The picture of `content/images/` that a text shows.
 *
 * @param address as the text writes it: `yard.jpg` or `../images/yard.jpg`
 * @returns its name, with any other folders before it; `undefined` for a picture of another site or of `public/`
 */
export function bodyPicture(address: string): string | undefined {
  return ELSEWHERE.test(address) ? undefined : decodeAddress(address).replace(FOLDER, '');
}

/** Markdown: pictures of `content/images/` are named, so that the page can put the site's own in their place. */
export const bodyPictures: HastPlugin = {
  name: 'body-pictures',
  element: {
    filter: ['img'],
    visit(node, ctx) {
      const { src } = node.properties;
      const file = typeof src === 'string' ? bodyPicture(src) : undefined;
      if (file === undefined) return;
      ctx.setProperty(node, 'data-picture', file);
      ctx.setProperty(node, 'src', null);
    },
  },
};

/** A picture within a text. */
export interface BodyPicture {
  /** Name of a file in `content/images/`. */
  file: string;
  alt: string;
}

/** A tag may hold the character that ends it, in quotes. */
const IMAGE = /(<img\b(?:[^>"']|"[^"]*"|'[^']*')*>)/i;

function pictureOf(tag: string): BodyPicture | undefined {
  const image = parseHTML(`<body>${tag}</body>`).document.querySelector('img');
  const src = image?.getAttribute('src') ?? '';
  const file = image?.getAttribute('data-picture') ?? (src === '' ? undefined : bodyPicture(src));
  return file === undefined ? undefined : { file, alt: image?.getAttribute('alt') ?? '' };
}

/**
 * Splits the HTML of a text at the pictures of `content/images/` in it, those of HTML that stands in Markdown among
 * them.
 *
 * @returns HTML and pictures, in their order
 */
export function splitAtPictures(html: string): (string | BodyPicture)[] {
  return html.split(IMAGE).map((part, index) => (index % 2 === 1 ? (pictureOf(part) ?? part) : part));
}
