/**
 * The clean path of a page, such as `/` or `/blog/page/2`: no `.html`, no `/index`, no slash at the end.
 * During a build Astro gives `/services.html`, in development `/services`.
 */
export const cleanPath = (pathname: string): string =>
  pathname
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '') || '/';

/** The full address of a page: that of the site, which has no slash at its end, and a clean path. */
export const absoluteUrl = (siteUrl: string, path: string): string => `${siteUrl}${path}`;
