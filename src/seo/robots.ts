import { read, type Environment } from '../environment.ts';

/**
 * What a page says to crawlers. `SITE_NOINDEX=true` in the environment keeps a whole build out of search engines: the
 * host's previews are copies of the site. They may still be crawled, since a crawler has to read what a page says.
 *
 * @param indexed whether the page has an address of its own
 * @throws {ContentError} when the variable is neither true nor false
 */
export function robots(indexed: boolean, environment?: Environment): string {
  return indexed && !read('SITE_NOINDEX', environment) ? 'index,follow' : 'noindex,follow';
}
