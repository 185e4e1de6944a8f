import { readEnvironment } from '../contentful/environment.ts';
import { linkProblems, missingTargets } from './check-links.ts';
import { pictureProblems } from './check-pictures.ts';
import type { ContentProblem } from './content-problem.ts';
import { listFiles } from './list-files.ts';
import type { Content } from './read-content.ts';
import { findReferences, type Reference } from './references.ts';

/** Layouts that exist once: the code asks for each of them by name. */
const SINGLE_LAYOUTS = {
  home: '/',
  services: '/services',
  about: '/about',
  careers: '/careers',
  contact: '/contact',
  blog: '/blog',
  'not-found': '/404',
} as const;

function duplicates(references: Reference[], remedy: string): ContentProblem[] {
  const first = new Map<string, Reference>();
  return references.flatMap((reference) => {
    const { file, field, value } = reference;
    const earlier = first.get(value);
    if (earlier === undefined) {
      first.set(value, reference);
      return [];
    }
    const place = earlier.file === file ? earlier.field : earlier.file;
    return [{ file, field, found: `"${value}" stands in ${place} too`, remedy }];
  });
}

function layoutProblems({ pages }: Content): ContentProblem[] {
  return Object.entries(SINGLE_LAYOUTS).flatMap(([layout, url]) => {
    const found = pages.filter(({ data }) => data.layout === layout);
    const [page] = found;
    if (page === undefined) {
      const remedy = `Add a file with layout: ${layout} and url: ${url}.`;
      return [{ file: 'content/pages', field: '', found: `no page has the layout "${layout}"`, remedy }];
    }
    if (page.data.url !== url) {
      const remedy = `The ${layout} page is always at ${url}.`;
      return [{ file: page.file, field: 'url', found: `found "${page.data.url}"`, remedy }];
    }
    return found.slice(1).map(({ file }) => ({
      file,
      field: 'layout',
      found: `"${layout}" stands in ${page.file} too`,
      remedy: 'There is one page with this layout; use layout: service or layout: text.',
    }));
  });
}

function duplicateProblems(content: Content): ContentProblem[] {
  const addresses = [
    ...content.pages.map(({ data, file }) => ({ file, field: 'url', value: data.url })),
    ...content.posts.map(({ data, file }) => ({ file, field: 'slug', value: `/blog/${data.slug}` })),
  ];
  const postIds = content.posts.map(({ data, file }) => ({ file, field: 'id', value: data.id }));
  const listIds = findReferences(content, (key) => key === 'id').filter(({ file }) => file.endsWith('.yaml'));
  const lists = Map.groupBy(listIds, ({ file, field }) => `${file} ${field.replace(/entry \d+, id$/, '')}`);
  return [
    ...duplicates(addresses, 'Give each page and each post an address of its own.'),
    ...duplicates(postIds, 'Give each post an id of its own.'),
    ...[...lists.values()].flatMap((ids) => duplicates(ids, 'Give each entry an id of its own.')),
  ];
}

/**
 * Checks what no single file can tell: that addresses and ids are unique, and that every link,
 * picture and id that content refers to exists.
 *
 * @param content everything in `content/`, each entry valid by itself
 * @param root the project's folder
 */
export async function checkReferences(content: Content, root: string): Promise<ContentProblem[]> {
  const files = new Set([...(await listFiles(root, 'content/images')), ...(await listFiles(root, 'public'))]);
  return [
    ...layoutProblems(content),
    ...duplicateProblems(content),
    ...missingTargets(content),
    ...linkProblems(content, files, readEnvironment(process.env).state !== 'unset'),
    ...pictureProblems(content, files),
  ];
}
