import { describeProblem } from '../collections/content-problem.ts';
import type { RemotePost } from '../schemas/remote-post.ts';
import { withTokens } from './answer-tokens.ts';
import { entryToPost, type UnrenderedPost } from './entry-to-post.ts';
import { nameOfEntry, placeOf, quoted } from './place.ts';
import type { Answer } from './read-answer.ts';
import { renderBody } from './rich-text/render.ts';
import type { SiteFacts } from './site-facts.ts';
import { entriesFor } from './website-filter.ts';

/** A remote post with its body, sanitised. */
export interface RenderedPost {
  post: RemotePost;
  html: string;
}

/** The posts of an answer, and what an editor should know. */
export interface Posts {
  posts: RenderedPost[];
  warnings: string[];
  /** Why there are no more of them, as a sentence. */
  reason: string;
}

/** Why there is no entry for this site; `undefined` where there are some. */
function whyNone(total: number, own: number, urls: readonly string[]): string | undefined {
  if (total === 0)
    return 'Contentful has no published blogPost entry. Publish one, or check CONTENTFUL_ENVIRONMENT.';
  if (own > 0) return undefined;
  return (
    `Contentful: 0 of ${total} entries match the website filter. ` +
    `Put ${urls.join(' or ')} first into the field website of each post of this site.`
  );
}

/**
 * Makes posts of everything that Contentful answered.
 *
 * @param written all entries, in an order that lasts: the number of a post is its place
 */
export function postsFromAnswer(written: Answer, site: SiteFacts): Posts {
  const { answer, problems } = withTokens(written, site.data);
  const filtered = entriesFor(site.urls, answer.entries);
  const none = whyNone(answer.entries.length, filtered.entries.length, site.urls);
  const warnings = [...(none === undefined ? [] : [none]), ...filtered.problems.map(describeProblem)];
  warnings.push(...problems.map(describeProblem));

  const assets = new Map(answer.assets.map((asset) => [asset.id, asset]));
  const found = filtered.entries.flatMap((entry, index) => {
    const { post, problems } = entryToPost(entry, assets);
    warnings.push(...problems.map(describeProblem));
    return post === undefined ? [] : [{ ...post, id: `${index}-${post.slug}` }];
  });
  const { posts, clashes } = site.merge(found);
  warnings.push(...clashes);

  const kept = new Set<unknown>(posts);
  const remote = found.filter((post) => kept.has(post));
  const total = answer.entries.length;
  const left = total - remote.length;
  const some =
    left > 0
      ? `${left} of ${total} entries are left out, each for what the log says of it.`
      : `Contentful has ${total} published blogPost ${total === 1 ? 'entry' : 'entries'}.`;
  return { posts: renderAll(remote, found, answer, site, warnings), warnings, reason: none ?? some };
}

/** Renders the bodies, now that the address of every post is known. */
function renderAll(
  remote: readonly (UnrenderedPost & { id: string })[],
  found: readonly UnrenderedPost[],
  { entries, assets }: Answer,
  { urls, paths }: SiteFacts,
  warnings: string[],
): RenderedPost[] {
  const assetsById = new Map(assets.map((asset) => [asset.id, asset]));
  const allPaths = new Set([...paths, ...remote.map(({ slug }) => `/blog/${slug}`)]);
  // An entry that lost its address to another still leads there: the page that stands at it is about the same.
  const posts = new Map(found.map(({ entry, slug, title }) => [entry, { path: `/blog/${slug}`, title }]));
  const names = new Map(entries.map((entry) => [entry.id, nameOfEntry(entry)]));
  const hosts = new Set(urls.flatMap((url) => URL.parse(url)?.host ?? []));
  return remote.map(({ body, ...post }) => ({
    post,
    html: renderBody(body, {
      hosts,
      hasPage: (path) => allPaths.has(path),
      post: (entry) => posts.get(entry),
      nameOf: (entry) => names.get(entry) ?? quoted(entry),
      asset: (id) => assetsById.get(id),
      report: (problem, remedy) => {
        const file = placeOf({ id: post.entry, fields: post });
        warnings.push(describeProblem({ file, field: 'body', found: problem, remedy }));
      },
    }),
  }));
}
