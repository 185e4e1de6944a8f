/** What search results and shared links say of a page. */
export interface Metadata {
  title: string;
  description: string;
}

/** Metadata of every page that has its own, by the key of its path. */
export type MetadataByKey = ReadonlyMap<string, Metadata>;

/**
 * The key of a path: without the slash before it, dashes turned into camelCase; home is `home`.
 *
 * @param path a clean path, such as `/same-day-dumpster-rentals`
 * @returns for example `sameDayDumpsterRentals`
 */
export function pageKey(path: string): string {
  if (path === '/') return 'home';
  return path.slice(1).replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Where a path has no entry: the first of these words that it contains, else home. */
const FALLBACK_WORDS = ['blog', 'contact', 'services'];

/**
 * Title and description of a path.
 *
 * @param path a clean path
 * @param entries metadata by key; `home` must be among them
 * @returns the entry of the path, else that of blog, contact, services or home
 * @throws {Error} when there is nothing to fall back to
 */
export function metadataFor(path: string, entries: MetadataByKey): Metadata {
  const word = FALLBACK_WORDS.find((candidate) => path.includes(candidate));
  const found = entries.get(pageKey(path)) ?? entries.get(word ?? 'home') ?? entries.get('home');
  if (found === undefined) throw new Error(`No metadata for ${path}, and none of home to fall back to.`);
  return found;
}
