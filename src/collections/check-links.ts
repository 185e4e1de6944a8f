import { bodyLinks } from './body-links.ts';
import type { ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';
import { findReferences, type Reference } from './references.ts';

/** Paths that are no page of `content/` and still answer: a redirect of the host, and the feed. */
const OTHER_PATHS = ['/blog/commercial-waste-management', '/rss.xml'];

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
  return [
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
 * Links of fields and bodies that lead nowhere on this site.
 *
 * @param files paths of the files in `public/`, from the project's folder
 */
export function linkProblems(content: Content, files: ReadonlySet<string>): ContentProblem[] {
  const known = new Set([
    ...content.pages.map(({ data }) => data.url),
    ...content.posts.map(({ data }) => `/blog/${data.slug}`),
    ...OTHER_PATHS,
  ]);
  return links(content)
    .filter(({ value }) => !ELSEWHERE.test(value))
    .flatMap(({ file, field, value }) => {
      if (!value.startsWith('/')) {
        const remedy = 'Begin it with / for a page of this site, or with https:// for another site.';
        return [{ file, field, found: `found the link "${value}"`, remedy }];
      }
      const path = value.replace(/[?#].*$/, '');
      if (known.has(path) || files.has(`public${path}`)) return [];
      const remedy = 'Correct the link, or add a page with this url.';
      return [{ file, field, found: `the link "${value}" leads to no page`, remedy }];
    });
}
