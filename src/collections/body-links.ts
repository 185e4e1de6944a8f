const PICTURE = /!\[[^\]]*\]\(\s*<?([^)\s>]*)[^)]*\)/g;
const LINKS = [
  /** `[words](target)`; pictures are taken out before, so that those inside links do no harm. */
  /\]\(\s*<?([^)\s>]*)/g,
  /** `[name]: target` at the start of a line; `[^name]:` is a footnote. */
  /^ {0,3}\[(?!\^)[^\]]+\]:\s*<?([^\s>]+)/gm,
  /<a\s[^>]*?href\s*=\s*["']([^"']*)["']/gi,
];

/**
 * Finds what a Markdown body points at. Code blocks are not left out: content has none.
 *
 * @returns the targets as they are written
 */
export function bodyLinks(body: string): { links: string[]; pictures: string[] } {
  const withoutPictures = body.replace(PICTURE, '');
  return {
    links: LINKS.flatMap((link) => [...withoutPictures.matchAll(link)].map(([, target = '']) => target)),
    pictures: [...body.matchAll(PICTURE)].map(([, target = '']) => target),
  };
}
