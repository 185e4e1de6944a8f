import { slug } from 'github-slugger';
import { singlePages } from '../schemas/page.ts';
import { SLUG } from '../schemas/post.ts';
import type { Content } from './read-content.ts';
import { referencesIn, type Reference } from './references.ts';

/** Paths that are no page of `content/` and still answer: a redirect of the host, and the feed. */
const OTHER_PATHS = ['/blog/commercial-waste-management', '/rss.xml'];

/** The page that entries have their anchors on, and its sections that links lead to. */
const WITH_ANCHORS = singlePages.services;
const SECTIONS = ['goes-in', 'space', 'faq'];

/** Where a link leads that is none of this site's paths: to another site, a phone, a mailbox, or down the page. */
const ELSEWHERE = /^(?:https?:\/\/|mailto:|tel:|#)/;

/** The fragments of the page of services. */
const anchors = (content: Content) => [
  ...SECTIONS,
  ...[...content.whatGoesIn, ...content.faq].map(({ data }) => data.id),
  ...content.pages
    .filter(({ data }) => data.url === WITH_ANCHORS)
    .flatMap(({ body }) => body.match(/(?<=^#+ ).*/gm) ?? [])
    // As Astro does for links to them.
    .map((heading) => slug(heading)),
];

/**
 * Paths that answer whatever Contentful holds, and fragments where these are known; those of files begin with `public/`
 * or do not count.
 */
export const knownPaths = (content: Content, files: Iterable<string>): Set<string> =>
  new Set([
    ...content.pages.map(({ data }) => data.url),
    ...content.posts.map(({ data }) => `/blog/${data.slug}`),
    ...[...files].filter((file) => file.startsWith('public/')).map((file) => file.slice('public'.length)),
    ...OTHER_PATHS,
    ...anchors(content).map((anchor) => `${WITH_ANCHORS}#${anchor}`),
  ]);

const pathOf = (link: string) => link.replace(/[?#].*$/, '');

/** Whether a path is that of a post that only Contentful can hold. */
const isRemotePost = (path: string, known: ReadonlySet<string>) =>
  path.startsWith('/blog/') && SLUG.test(path.slice('/blog/'.length)) && !known.has(path);

/** Links to posts that are in no file of `content/`: only who has read those of Contentful knows where they lead. */
export const remotePostLinks = (content: Content, known: ReadonlySet<string>): Reference[] =>
  referencesIn(content).filter(
    ({ marker, value }) => marker === 'link' && isRemotePost(pathOf(value), known),
  );

/** What is wrong with a link that leads nowhere on this site. Links to posts of Contentful are judged with these. */
export function linkFault(link: string, known: ReadonlySet<string>, withRemotePosts: boolean) {
  if (ELSEWHERE.test(link)) return undefined;
  if (!link.startsWith('/')) {
    const remedy = 'Begin it with / for a page of this site, or with https:// for another site.';
    return { found: `found the link "${link}"`, remedy };
  }
  const path = pathOf(link);
  if (path === WITH_ANCHORS && link.includes('#') && !known.has(link)) {
    const remedy =
      'Correct it: things have their ids in content/what-goes-in.yaml, questions in content/faq.yaml.';
    return { found: `the link "${link}" leads to nothing on that page`, remedy };
  }
  if (known.has(path) || (withRemotePosts && isRemotePost(path, known))) return undefined;
  const remedy = 'Correct the link, or add a page with this url.';
  return { found: `the link "${link}" leads to no page`, remedy };
}
