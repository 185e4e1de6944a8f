import { ContentError } from '../collections/content-problem.ts';

/**
 * Reads `SITE_NOINDEX`. White space around it is none of it: it comes from copying.
 *
 * @param value what the variable holds
 * @returns whether the whole build is kept out of search engines
 * @throws {ContentError} when it is neither true nor false: whoever wrote something meant one of them
 */
export function readNoindex(value: string | undefined): boolean {
  const text = value?.trim() ?? '';
  if (text === 'true') return true;
  if (text === 'false' || text === '') return false;
  const file = 'SITE_NOINDEX in the environment';
  const found = `"${text}" is neither true nor false`;
  throw new ContentError([{ file, field: '', found, remedy: 'Set it to one of them.' }]);
}

/**
 * What a page says to crawlers. `SITE_NOINDEX=true` in the environment keeps a whole build out of search engines: the
 * host's previews are copies of the site. They may still be crawled, since a crawler has to read what a page says.
 *
 * @param indexed whether the page has an address of its own
 * @param siteNoindex the variable
 */
export function robots(indexed: boolean, siteNoindex = process.env['SITE_NOINDEX']): string {
  return indexed && !readNoindex(siteNoindex) ? 'index,follow' : 'noindex,follow';
}
