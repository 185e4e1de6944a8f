import { describeProblem, type ContentProblem } from '../collections/content-problem.ts';
import { replaceTokens } from '../collections/tokens.ts';
import type { RemotePost } from '../schemas/post.ts';
import { convertEntry, type UnrenderedPost } from './convert-entry.ts';
import { nameWithId, placeOf, quoted } from './place.ts';
import type { Answer, AnsweredAsset } from './read-answer.ts';
import { renderBody } from './rich-text/render.ts';
import { CONTENT_TYPE } from './settings.ts';
import type { SiteFacts } from './site-facts.ts';
import { websiteProblem } from './website-filter.ts';

/** A remote post with its body, sanitized. */
export type RenderedPost = { post: RemotePost; html: string };

type ConvertedPost = UnrenderedPost & { id: string };

type Warn = (problem: ContentProblem) => void;

/** Replaces the tokens in the texts of an answer, as in `content/`; those that cannot be resolved stay. */
function withTokens({ entries, assets }: Answer, site: unknown, warn: Warn): Answer {
  const resolved = <Value>(value: Value, file: string): Value =>
    replaceTokens(value, site, ({ found, remedy, path: [field = ''] }, written) => {
      const todo = `${remedy} It is shown as it is written until then.`;
      warn({ file, field: String(field), found, remedy: todo });
      return written;
    });
  return {
    entries: entries.map((entry) => ({ ...entry, fields: resolved(entry.fields, placeOf(entry)) })),
    assets: assets.map((asset) => resolved(asset, `Contentful file ${nameWithId(asset)}`)),
  };
}

/** Why there is no entry for this site; `undefined` where there are some. */
function whyNone(total: number, own: number, urls: readonly string[]): string | undefined {
  if (total === 0)
    return `Contentful has no published ${CONTENT_TYPE} entry. Publish one, or check CONTENTFUL_ENVIRONMENT.`;
  if (own > 0) return undefined;
  return (
    `Contentful: 0 of ${total} entries match the website filter. ` +
    `Put ${urls.join(' or ')} first into the field website of each post of this site.`
  );
}

/** Renders the bodies, now that the address of every post is known. */
function rendered(
  shown: readonly ConvertedPost[],
  all: readonly ConvertedPost[],
  entries: Answer['entries'],
  assets: ReadonlyMap<string, AnsweredAsset>,
  { urls, paths }: SiteFacts,
  warn: Warn,
): RenderedPost[] {
  const allPaths = new Set([...paths, ...shown.map(({ slug }) => `/blog/${slug}`)]);
  // An entry that lost its address to another still leads there: the page that stands at it is about the same.
  const posts = new Map(all.map(({ entry, slug, title }) => [entry, { path: `/blog/${slug}`, title }]));
  const names = new Map(entries.map(({ id, fields }) => [id, nameWithId({ id, title: fields.title })]));
  const site = {
    hosts: new Set(urls.flatMap((url) => URL.parse(url)?.host ?? [])),
    hasPage: (path: string) => allPaths.has(path),
    post: (entry: string) => posts.get(entry),
    nameOf: (entry: string) => names.get(entry) ?? quoted(entry),
    asset: (id: string) => assets.get(id),
  };
  return shown.map(({ body, ...post }) => {
    const file = placeOf({ id: post.entry, fields: post });
    const report = (found: string, remedy: string) => warn({ file, field: 'body', found, remedy });
    return { post, html: renderBody(body, { ...site, report }) };
  });
}

/**
 * Makes posts of everything that Contentful answered, and gives warnings for an editor and why there are no more posts.
 * The entries come in an order that lasts, since the number of a post is its place.
 */
export function postsFromAnswer(written: Answer, site: SiteFacts) {
  const warnings: string[] = [];
  const warn = (problem: ContentProblem) => void warnings.push(describeProblem(problem));
  const answer = withTokens(written, site.data, warn);
  const total = answer.entries.length;
  const own = answer.entries.filter((entry) => {
    const problem = websiteProblem(site.urls, entry);
    if (problem !== undefined) warn(problem);
    return problem === undefined;
  });
  const none = whyNone(total, own.length, site.urls);
  if (none !== undefined) warnings.unshift(none);

  const assets = new Map(answer.assets.map((asset) => [asset.id, asset]));
  const all = own.flatMap((entry, index) => {
    const post = convertEntry(entry, assets, warn);
    return post === undefined ? [] : [{ ...post, id: `${index}-${post.slug}` }];
  });
  const merged = site.merge(all);
  warnings.push(...merged.clashes);
  const kept = new Set<unknown>(merged.posts);
  const shown = all.filter((post) => kept.has(post));
  const left = total - shown.length;
  const some =
    left > 0
      ? `${left} of ${total} entries are left out, each for what the log says of it.`
      : `Contentful has ${total} published ${CONTENT_TYPE} ${total === 1 ? 'entry' : 'entries'}.`;
  return { posts: rendered(shown, all, answer.entries, assets, site, warn), warnings, reason: none ?? some };
}
