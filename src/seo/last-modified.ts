interface Dated {
  lastModified: string;
}

/** The part of `content/` that has addresses and dates. */
interface DatedContent {
  pages: readonly { data: Dated & { url: string } }[];
  posts: readonly { data: Dated & { slug: string } }[];
}

/**
 * When each page was last changed, for the sitemap.
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
  const blog = dates.get('/blog');
  if (newestPost !== undefined && blog !== undefined && newestPost > blog) dates.set('/blog', newestPost);
  return dates;
}
