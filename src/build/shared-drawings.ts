import { createHash } from 'node:crypto';

/**
 * What a component marks as a drawing that many pages have: `<svg data-shared="NAME">`. It may have a class, which holds
 * for all in it; its shapes take their paints by attributes, since no class of a page reaches into another file.
 */
const SHARED = /(<svg[^>]*?) data-shared="([^"]+)"([^>]*>)([\s\S]*?)<\/svg>/g;

/** Makes a collection of drawings that pages show from one file, which a visitor loads once for all pages. */
export function createSharedDrawings() {
  const drawings = new Map<string, string>();
  return {
    /** Keeps the drawings of a page; two that differ and have one name are an error. */
    collect(html: string): undefined {
      for (const [, , name = '', , shapes = ''] of html.matchAll(SHARED)) {
        const known = drawings.get(name) ?? shapes;
        if (known !== shapes) throw new Error(`data-shared="${name}": there are two drawings of this name.`);
        drawings.set(name, shapes);
      }
    },
    /** The file of all that were collected, and its address on the site. */
    file() {
      const groups = [...drawings].sort().map(([name, shapes]) => `<g id="${name}">${shapes}</g>`);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
      return { url: `/_astro/drawings.${hash}.svg`, svg };
    },
  };
}

export type DrawingsFile = ReturnType<ReturnType<typeof createSharedDrawings>['file']>;

/** Puts references in the place of a page's drawings, and lets what refers to a part of one refer to the file as well. */
export function referToDrawings(html: string, { url, svg }: DrawingsFile): string {
  const parts = new Set(svg.match(/(?<= id=")[^"]+/g));
  return html
    .replace(SHARED, '$1$3<use href="#$2"/></svg>')
    .replace(/(?<=<use href=")#([^"]+)/g, (reference, part: string) =>
      parts.has(part) ? `${url}${reference}` : reference,
    );
}
