import { areaProblems } from './check-area.ts';
import { bodyProblems } from './check-bodies.ts';
import { brandProblems } from './check-brand.ts';
import { linkProblems, missingTargets } from './check-links.ts';
import { pageProblems } from './check-pages.ts';
import { pictureProblems, unreadablePictures } from './check-pictures.ts';
import type { ContentProblem } from './content-problem.ts';
import { listFiles } from './list-files.ts';
import type { Content } from './read-content.ts';
import { findReferences, type Reference } from './references.ts';

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
 * Checks what no single field can tell: that addresses and ids are unique, that every link, picture and id that
 * content refers to exists, that pictures can be read, that texts have nothing in them that pages do not show, and
 * that the brand's colors can be seen.
 *
 * @param content everything in `content/`, each entry valid by itself
 * @param root the project's folder
 * @param withRemotePosts whether posts come from Contentful too
 */
export async function checkReferences(
  content: Content,
  root: string,
  withRemotePosts: boolean,
): Promise<ContentProblem[]> {
  const files = new Set([...(await listFiles(root, 'content/images')), ...(await listFiles(root, 'public'))]);
  return [
    ...pageProblems(content),
    ...duplicateProblems(content),
    ...missingTargets(content),
    ...linkProblems(content, files, withRemotePosts),
    ...pictureProblems(content, files),
    ...(await unreadablePictures(content, root, files)),
    ...bodyProblems(content),
    ...areaProblems(content),
    ...brandProblems(content),
  ];
}
