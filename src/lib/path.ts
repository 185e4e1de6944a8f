/**
 * The clean path of a page: no `.html`, no `/index`, no slash at the end.
 * During a build Astro gives `/services.html`, in development `/services`.
 *
 * @param pathname the path of a URL
 * @returns `/` or a path such as `/blog/page/2`
 */
export function cleanPath(pathname: string): string {
  const path = pathname
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

/**
 * The full address of a page: the site url plus the path; home ends in a slash.
 *
 * @param siteUrl address of the site without a slash at the end
 * @param path a clean path, as `cleanPath` gives it
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return `${siteUrl}${path}`;
}
