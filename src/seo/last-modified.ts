type Dated = { lastModified: string };

const LIST = '/blog';

/** When each page was last changed, by its clean path, as an ISO date. The list of posts is as new as the newest one. */
export function lastModifiedDates(
  pages: readonly (Dated & { url: string })[],
  posts: () => readonly (Dated & { slug: string })[],
): (path: string) => string | undefined {
  const dates = new Map(pages.map(({ url, lastModified }) => [url, lastModified]));
  let isComplete = false;
  return (path) => {
    // By the first path that is asked for, all posts are there.
    if (!isComplete) {
      for (const { slug, lastModified } of posts()) {
        dates.set(`/blog/${slug}`, lastModified);
        if (lastModified > (dates.get(LIST) ?? '')) dates.set(LIST, lastModified);
      }
      isComplete = true;
    }
    return dates.get(path.replace(/^\/blog\/page\/\d+$/, LIST));
  };
}
