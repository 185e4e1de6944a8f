import { read, type Environment } from '../environment.ts';

/** What search results and shared links say of a page. */
export type Metadata = { title: string; description: string };

/** The key of a clean path: `/same-day-dumpster-rentals` is `sameDayDumpsterRentals`, and home is `home`. */
export function pageKey(path: string): string {
  if (path === '/') return 'home';
  return path.slice(1).replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Where a path has no entry: the first of these words that it contains, else home. */
const FALLBACK_WORDS = ['blog', 'contact', 'services'];

/** Title and description of a clean path: of its key in `entries`, else of blog, contact, services or home. */
export function metadataFor(path: string, entries: ReadonlyMap<string, Metadata>): Metadata {
  const word = FALLBACK_WORDS.find((candidate) => path.includes(candidate));
  const found = entries.get(pageKey(path)) ?? entries.get(word ?? 'home') ?? entries.get('home');
  if (found === undefined) throw new Error(`No metadata for ${path}, and none of home to fall back to.`);
  return found;
}

/**
 * What a page says to crawlers; it is indexed at most where it has an address of its own. `SITE_NOINDEX=true` in the
 * environment keeps a whole build out of search engines: the host's previews are copies of the site. They may still be
 * crawled, since a crawler has to read what a page says.
 */
export function robots(indexed: boolean, environment?: Environment): string {
  return indexed && !read('SITE_NOINDEX', environment) ? 'index,follow' : 'noindex,follow';
}
