import { read, type Environment } from '../environment.ts';

/**
 * What a page says to crawlers; it is indexed at most where it has an address of its own. `SITE_NOINDEX=true` in the
 * environment keeps a whole build out of search engines: the host's previews are copies of the site. They may still be
 * crawled, since a crawler has to read what a page says.
 */
export function robots(indexed: boolean, environment?: Environment): string {
  return indexed && !read('SITE_NOINDEX', environment) ? 'index,follow' : 'noindex,follow';
}
