interface Dated {
  lastModified: string;
}

/** The part of `content/` that has addresses and dates. */
interface DatedContent {
  pages: readonly { data: Dated & { url: string } }[];
  posts: readonly { data: Dated & { slug: string } }[];
}

/** Dates of posts that are in no file, by path, shared by all copies of this module in a process. */
const REMOTE_DATES = Symbol.for('remote-post-dates');

/** Astro's configuration and the content of the site load this module each for itself; this one place they share. */
function remoteDates(): Map<string, string> {
  const shared = globalThis as unknown as Partial<Record<symbol, Map<string, string>>>;
  const dates = shared[REMOTE_DATES] ?? new Map<string, string>();
  shared[REMOTE_DATES] = dates;
  return dates;
}

/**
 * Tells the sitemap when posts were last changed that do not come from `content/`.
 *
 * @param posts all of them; what was told before is forgotten
 */
export function setRemoteDates(posts: readonly { slug: string; lastModified: string }[]): void {
  const dates = remoteDates();
  dates.clear();
  for (const { slug, lastModified } of posts) dates.set(`/blog/${slug}`, lastModified);
}

/** Whether there are posts that do not come from `content/`. */
export const hasRemotePosts = (): boolean => remoteDates().size > 0;

const LIST = '/blog';
/** Pages of the list after the first. */
const LIST_PAGE = /^\/blog\/page\/\d+$/;

/**
 * When a page was last changed, with the posts that `setRemoteDates` was told of.
 *
 * @param path a clean path
 * @param dates what `lastModifiedByPath` found
 * @returns an ISO date; the pages of the list of posts are as new as the newest post
 */
export function lastModifiedOf(path: string, dates: ReadonlyMap<string, string>): string | undefined {
  const remote = remoteDates();
  if (path !== LIST && !LIST_PAGE.test(path)) return remote.get(path) ?? dates.get(path);
  return [...remote.values(), dates.get(LIST) ?? ''].sort().at(-1) || undefined;
}

/**
 * When each page of `content/` was last changed.
 *
 * @param content all of `content/`
 * @returns ISO dates by path; the list of posts is as new as its newest post
 */
export function lastModifiedByPath({ pages, posts }: DatedContent): Map<string, string> {
  const dates = new Map<string, string>();
  for (const { data } of posts) dates.set(`/blog/${data.slug}`, data.lastModified);
  for (const { data } of pages) dates.set(data.url, data.lastModified);
  const newestPost = posts
    .map(({ data }) => data.lastModified)
    .sort()
    .at(-1);
  const blog = dates.get(LIST);
  if (newestPost !== undefined && blog !== undefined && newestPost > blog) dates.set(LIST, newestPost);
  return dates;
}
