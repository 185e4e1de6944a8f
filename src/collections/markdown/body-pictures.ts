import { parseHTML } from 'linkedom';
import type { HastPlugin } from './external-links.ts';

/** What a text writes before the name of a picture, if anything: the way to `content/images/` from its own folder. */
const FOLDER = /^(?:\.\/)?(?:(?:\.\.\/|\/?content\/)?images\/)?/;

/** Another site, or a file of `public/`. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/(?!content\/images\/))/i;

/** A tag may hold the character that ends it, in quotes. */
const IMAGE = /(<img\b(?:[^>"']|"[^"]*"|'[^']*')*>)/i;

/** An address without percent codes, where these are sound. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The name of the picture of `content/images/`, with any other folders before it, that a text shows by `yard.jpg` or
 * `../images/yard.jpg`; `undefined` for one of another site or of `public/`.
 */
export const bodyPicture = (address: string): string | undefined =>
  ELSEWHERE.test(address) ? undefined : decodeAddress(address).replace(FOLDER, '');

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

/** The HTML of a text split at the pictures of `content/images/` in it: those of Markdown, and of HTML in it. */
export const splitAtPictures = (html: string): (string | { file: string; alt: string })[] =>
  html.split(IMAGE).map((part, index) => {
    const image = index % 2 === 1 ? parseHTML(`<body>${part}</body>`).document.querySelector('img') : null;
    const src = image?.getAttribute('src') ?? '';
    const file = image?.getAttribute('data-picture') ?? (src === '' ? undefined : bodyPicture(src));
    return file === undefined ? part : { file, alt: image?.getAttribute('alt') ?? '' };
  });
