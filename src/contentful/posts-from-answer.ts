import { mergePosts, type Mergeable } from '../blog/merge.ts';
import { describeProblem } from '../collections/content-problem.ts';
import type { RemotePost } from '../schemas/remote-post.ts';
import { entryToPost, placeOf, type UnrenderedPost } from './entry-to-post.ts';
import type { Answer } from './read-answer.ts';
import { renderBody } from './rich-text/render.ts';
import { entriesFor } from './website-filter.ts';

/** A remote post with its body, sanitised. */
export interface RenderedPost {
  post: RemotePost;
  html: string;
}

/** What of the site the posts depend on. */
export interface SiteFacts {
  /** Addresses of the site: the one that is built for, and the one of `site.yaml`. */
  urls: readonly string[];
  builtIns: readonly Mergeable[];
  /** Paths that answer without any remote post. */
  paths: ReadonlySet<string>;
  /** A line for each link of `content/` to a post that is not there. */
  deadLinks: (slugs: ReadonlySet<string>) => string[];
}

/** The posts of an answer, and what an editor should know. */
export interface Posts {
  posts: RenderedPost[];
  warnings: string[];
}

function nothingMatches({ entries }: Answer, { urls }: SiteFacts): string {
  return (
    `Contentful: 0 of ${entries.length} entries match the website filter. ` +
    `Put ${urls.join(' or ')} first into the field website of each post of this site.`
  );
}

/**
 * Makes posts of everything that Contentful answered.
 *
 * @param answer all entries, in an order that lasts: the number of a post is its place
 */
export function postsFromAnswer(answer: Answer, site: SiteFacts): Posts {
  const warnings: string[] = [];
  const filtered = entriesFor(site.urls, answer.entries);
  if (answer.entries.length === 0) {
    warnings.push(
      'Contentful has no published blogPost entry. Publish one, or check CONTENTFUL_ENVIRONMENT.',
    );
  } else if (filtered.entries.length === 0) warnings.push(nothingMatches(answer, site));
  warnings.push(...filtered.problems.map(describeProblem));

  const assets = new Map(answer.assets.map((asset) => [asset.id, asset]));
  const found = filtered.entries.flatMap((entry, index) => {
    const { post, problems } = entryToPost(entry, assets);
    warnings.push(...problems.map(describeProblem));
    return post === undefined ? [] : [{ ...post, id: `${index}-${post.slug}` }];
  });
  const { posts, clashes } = mergePosts(site.builtIns, found);
  warnings.push(...clashes);

  const kept = new Set<unknown>(posts);
  const remote = found.filter((post) => kept.has(post));
  return { posts: renderAll(remote, found, answer, site, warnings), warnings };
}

/** Renders the bodies, now that the address of every post is known. */
function renderAll(
  remote: readonly (UnrenderedPost & { id: string })[],
  found: readonly UnrenderedPost[],
  { assets }: Answer,
  { urls, paths }: SiteFacts,
  warnings: string[],
): RenderedPost[] {
  const assetsById = new Map(assets.map((asset) => [asset.id, asset]));
  const allPaths = new Set([...paths, ...remote.map(({ slug }) => `/blog/${slug}`)]);
  // An entry that lost its address to another still leads there: the page that stands at it is about the same.
  const posts = new Map(found.map(({ entry, slug, title }) => [entry, { path: `/blog/${slug}`, title }]));
  const hosts = new Set(urls.flatMap((url) => URL.parse(url)?.host ?? []));
  return remote.map(({ blocks, ...post }) => ({
    post,
    html: renderBody(blocks, {
      hosts,
      hasPage: (path) => allPaths.has(path),
      post: (entry) => posts.get(entry),
      asset: (id) => assetsById.get(id),
      report: (problem, remedy) => {
        warnings.push(
          describeProblem({ file: placeOf({ id: post.entry }), field: 'body', found: problem, remedy }),
        );
      },
    }),
  }));
}
