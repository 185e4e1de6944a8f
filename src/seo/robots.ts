/**
 * What a page says to crawlers. `SITE_NOINDEX=true` in the environment keeps a whole build out of search engines: the
 * host's previews are copies of the site. They may still be crawled, since a crawler has to read what a page says.
 *
 * @param indexed whether the page has an address of its own
 * @param siteNoindex the variable
 */
export function robots(indexed: boolean, siteNoindex = process.env['SITE_NOINDEX']): string {
  return indexed && siteNoindex !== 'true' ? 'index,follow' : 'noindex,follow';
}
