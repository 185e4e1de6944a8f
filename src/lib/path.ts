/** A path without `.html`, `/index` and slashes at the end: Astro gives `/services.html` in a build, `/services` else. */
export const cleanPath = (pathname: string): string =>
  pathname
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '') || '/';

/** The full address of a page: that of the site, which has no slash at its end, and a clean path. */
export const absoluteUrl = (siteUrl: string, path: string): string => `${siteUrl}${path}`;

/** The fragment of a size, by its id, on the page of the sizes. */
export const sizeFragment = (id: string): string => `size-${id}`;
