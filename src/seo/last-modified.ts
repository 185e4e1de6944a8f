interface Dated {
  lastModified: string;
}

const LIST = '/blog';
/** Pages of the list after the first. */
const LIST_PAGE = /^\/blog\/page\/\d+$/;

/**
 * When each page of the site was last changed.
 *
 * @param pages those of `content/`
 * @param posts gives all posts; asked once, with the first path
 * @returns a function from a clean path to an ISO date; the pages of the list of posts are as new as the newest post
 */
export function lastModifiedDates(
  pages: readonly (Dated & { url: string })[],
  posts: () => readonly (Dated & { slug: string })[],
): (path: string) => string | undefined {
  const dates = new Map(pages.map(({ url, lastModified }) => [url, lastModified]));
  let list: string | undefined;
  return (path) => {
    if (list === undefined) {
      list = dates.get(LIST) ?? '';
      for (const { slug, lastModified } of posts()) {
        dates.set(`/blog/${slug}`, lastModified);
        if (lastModified > list) list = lastModified;
      }
    }
    return path === LIST || LIST_PAGE.test(path) ? list || undefined : dates.get(path);
  };
}
