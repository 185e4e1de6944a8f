import type { ContentProblem, Finding } from './content-problem.ts';
import { declaredReferences, type Reference } from './declared-references.ts';
import { knownPaths, linkFinding } from './link-targets.ts';
import { pictureFinding, unreadablePictures } from './picture-files.ts';
import type { Content } from './read-content.ts';

function duplicates(texts: readonly Omit<Reference, 'list' | 'marker'>[], remedy: string): ContentProblem[] {
  const first = Map.groupBy(texts, ({ value }) => value);
  return texts.flatMap((text) => {
    const { file, field, value } = text;
    const earlier = first.get(value)?.[0];
    if (earlier === undefined || earlier === text) return [];
    const place = earlier.file === file ? earlier.field : earlier.file;
    return [{ file, field, found: `"${value}" stands in ${place} too`, remedy }];
  });
}

function duplicateProblems({ pages, posts }: Content, references: readonly Reference[]): ContentProblem[] {
  const addresses = [
    ...pages.map(({ data, file }) => ({ file, field: 'url', value: data.url })),
    ...posts.map(({ data, file }) => ({ file, field: 'slug', value: `/blog/${data.slug}` })),
  ];
  const ids = references.filter(({ marker }) => marker === 'id');
  return [
    ...duplicates(addresses, 'Give each page and each post an address of its own.'),
    ...[...Map.groupBy(ids, ({ list }) => list).values()].flatMap((list) =>
      duplicates(list, 'Give each an id of its own.'),
    ),
  ];
}

/**
 * Checks what schemas declare about a text by the markers of `schemas/markers.ts`, and the same of bodies: that
 * addresses and ids are unique, that every link, picture and id that content refers to exists, and that pictures can be
 * read.
 *
 * @param content everything in `content/`, each entry valid by itself
 * @param root the project's folder
 * @param files paths of the files in `content/images/` and `public/`, from there
 * @param withRemotePosts whether posts come from Contentful too
 */
export async function checkReferences(
  content: Content,
  root: string,
  files: ReadonlySet<string>,
  withRemotePosts: boolean,
): Promise<ContentProblem[]> {
  const paths = knownPaths(content, files);
  const services = new Set(
    content.pages.filter(({ data }) => data.layout === 'service').map(({ data }) => data.url),
  );
  const sizes = new Set(content.dumpsterSizes.map(({ data }) => data.id));
  const findings: Record<Reference['marker'], (reference: Reference) => Finding | undefined> = {
    id: () => undefined,
    link: ({ value }) => linkFinding(value, paths, withRemotePosts),
    service: ({ value }) =>
      services.has(value)
        ? undefined
        : {
            found: `there is no service page "${value}"`,
            remedy: 'Correct it, or add a page with layout: service and this url.',
          },
    size: ({ value }) =>
      sizes.has(value)
        ? undefined
        : {
            found: `there is no dumpster size "${value}"`,
            remedy: 'Use an id of content/dumpster-sizes.yaml.',
          },
    image: (reference) => pictureFinding(reference, files),
    file: (reference) => pictureFinding(reference, files),
    'body picture': (reference) => pictureFinding(reference, files),
  };
  const references = declaredReferences(content);
  return [
    ...duplicateProblems(content, references),
    ...references.flatMap((reference) => {
      const finding = findings[reference.marker](reference);
      return finding === undefined ? [] : [{ file: reference.file, field: reference.field, ...finding }];
    }),
    ...(await unreadablePictures(
      references.filter(({ marker }) => marker === 'image' || marker === 'body picture'),
      root,
      files,
    )),
  ];
}
