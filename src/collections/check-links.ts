import { bodyLinks } from './body-links.ts';
import type { ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';
import { findReferences, type Reference } from './references.ts';

/** Paths that are no page of `content/` and still answer: a redirect of the host, and the feed. */
const OTHER_PATHS = ['/blog/commercial-waste-management', '/rss.xml'];

/** What the path of a post looks like. */
const REMOTE_POST = /^\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Where a link leads that is none of this site's paths: to another site, a phone, a mailbox, or down the page. */
const ELSEWHERE = /^(?:https?:\/\/|mailto:|tel:|#)/;

/** Ids and paths in fields that name a service page or a size, and there is none. */
export function missingTargets(content: Content): ContentProblem[] {
  const services = content.pages.filter(({ data }) => data.layout === 'service').map(({ data }) => data.url);
  const sizes = content.dumpsterSizes.map(({ id }) => id);
  const servicePaths = findReferences(
    content,
    (key, _, inList) => key === 'path' || (key === 'related' && inList),
  );
  const sizeIds = findReferences(content, (key, _, inList) => key === 'sizes' && inList);
  const unlisted = content.pages.flatMap(({ file, data }) =>
    data.layout === 'service' && !data.sizes.includes(data.usualSize)
      ? [{ file, value: data.usualSize }]
      : [],
  );
  return [
    ...unlisted.map(({ file, value }) => ({
      file,
      field: 'usualSize',
      found: `"${value}" is not among the sizes of this page`,
      remedy: 'Use one of the ids under sizes.',
    })),
    ...servicePaths
      .filter(({ value }) => !services.includes(value))
      .map(({ file, field, value }) => ({
        file,
        field,
        found: `there is no service page "${value}"`,
        remedy: 'Correct it, or add a page with layout: service and this url.',
      })),
    ...sizeIds
      .filter(({ value }) => !sizes.includes(value))
      .map(({ file, field, value }) => ({
        file,
        field,
        found: `there is no dumpster size "${value}"`,
        remedy: 'Use an id of content/dumpster-sizes.yaml.',
      })),
  ];
}

function links(content: Content): Reference[] {
  const bodies = [...content.pages, ...content.posts].flatMap(({ body, file }) =>
    bodyLinks(body).links.map((value) => ({ file, field: 'body', value })),
  );
  return [...findReferences(content, (key) => key === 'href' || key === 'link'), ...bodies];
}

/**
 * Paths that answer whatever Contentful holds.
 *
 * @param files paths of the files in `public/`, from the project's folder
 */
export function knownPaths(content: Content, files: Iterable<string>): Set<string> {
  return new Set([
    ...content.pages.map(({ data }) => data.url),
    ...content.posts.map(({ data }) => `/blog/${data.slug}`),
    ...[...files].filter((file) => file.startsWith('public/')).map((file) => file.slice('public'.length)),
    ...OTHER_PATHS,
  ]);
}

const pathOf = (link: string) => link.replace(/[?#].*$/, '');

/** Whether a link leads to a post that only Contentful can hold. */
const isRemotePost = (path: string, known: ReadonlySet<string>) => REMOTE_POST.test(path) && !known.has(path);

/**
 * Links of fields and bodies to posts that are in no file of `content/`. Only who has read the posts of Contentful can
 * tell whether they lead anywhere.
 *
 * @param known what `knownPaths` gives
 */
export function remotePostLinks(content: Content, known: ReadonlySet<string>): Reference[] {
  return links(content).filter(({ value }) => isRemotePost(pathOf(value), known));
}

/**
 * Links of fields and bodies that lead nowhere on this site.
 *
 * @param files paths of the files in `public/`, from the project's folder
 * @param withRemotePosts whether posts come from Contentful too; links to such posts are judged once they are read
 */
export function linkProblems(
  content: Content,
  files: ReadonlySet<string>,
  withRemotePosts: boolean,
): ContentProblem[] {
  const known = knownPaths(content, files);
  return links(content)
    .filter(({ value }) => !ELSEWHERE.test(value))
    .flatMap(({ file, field, value }) => {
      if (!value.startsWith('/')) {
        const remedy = 'Begin it with / for a page of this site, or with https:// for another site.';
        return [{ file, field, found: `found the link "${value}"`, remedy }];
      }
      const path = pathOf(value);
      if (known.has(path) || (withRemotePosts && isRemotePost(path, known))) return [];
      const remedy = 'Correct the link, or add a page with this url.';
      return [{ file, field, found: `the link "${value}" leads to no page`, remedy }];
    });
}
