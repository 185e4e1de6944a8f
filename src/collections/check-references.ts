import { problem, type ContentProblem, type Finding } from './content-problem.ts';
import { declaredReferences, type Reference } from './declared-references.ts';
import { knownPaths, linkFindings } from './link-targets.ts';
import { pictureFindings, unreadablePictures } from './picture-files.ts';
import type { Content } from './read-content.ts';
import type { Text } from './texts.ts';

function duplicates(texts: readonly Text[], remedy: string): ContentProblem[] {
  const byValue = Map.groupBy(texts, ({ value }) => value);
  return [...byValue.values()].flatMap(([first, ...others]) =>
    others.map(({ file, field, value }) => {
      const place = first?.file === file ? first.field : first?.file;
      return problem(file, field, `"${value}" stands in ${place ?? ''} too`, remedy);
    }),
  );
}

function duplicateProblems({ pages, posts }: Content, references: readonly Reference[]): ContentProblem[] {
  const addresses = [
    ...pages.map(({ data, file }) => ({ file, field: 'url', value: data.url })),
    ...posts.map(({ data, file }) => ({ file, field: 'slug', value: `/blog/${data.slug}` })),
  ];
  const ids = references.filter(({ marker }) => marker === 'id');
  const lists = [...Map.groupBy(ids, ({ list }) => list).values()];
  return [
    ...duplicates(addresses, 'Give each page and each post an address of its own.'),
    ...lists.flatMap((list) => duplicates(list, 'Give each an id of its own.')),
  ];
}

/**
 * Checks what schemas declare about a text by the markers of `schemas/markers.ts`, and the same of bodies: that
 * addresses and ids are unique, that every link, picture and id that content refers to exists, that pictures can be read,
 * and that bodies have nothing that a page has itself or does not show.
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
  const services = content.pages.filter(({ data }) => data.layout === 'service').map(({ data }) => data.url);
  const sizes = content.dumpsterSizes.map(({ data }) => data.id);
  const unless = (holds: boolean, found: string, remedy: string): Finding[] =>
    holds ? [] : [{ found, remedy }];
  const addService = 'Correct it, or add a page with layout: service and this url.';
  const useId = 'Use an id of content/dumpster-sizes.yaml.';
  const ofPicture = (reference: Reference) => pictureFindings(reference, files);
  const findings: Record<Reference['marker'], (reference: Reference) => Finding[]> = {
    id: () => [],
    link: ({ value }) => linkFindings(value, paths, withRemotePosts),
    service: ({ value }) =>
      unless(services.includes(value), `there is no service page "${value}"`, addService),
    size: ({ value }) => unless(sizes.includes(value), `there is no dumpster size "${value}"`, useId),
    image: ofPicture,
    file: ofPicture,
    'body picture': ofPicture,
    title: ({ value }) => {
      const found = `the heading "${value}" is one of the highest level, and the page has its own`;
      return [{ found, remedy: 'Begin headings with ##.' }];
    },
    frame: ({ value }) => {
      const found = `pages show no frames, and here is one with "${value}"`;
      return [{ found, remedy: 'Link to it instead.' }];
    },
  };
  const references = declaredReferences(content);
  return [
    ...duplicateProblems(content, references),
    ...references.flatMap((reference) =>
      findings[reference.marker](reference).map(({ found, remedy }) =>
        problem(reference.file, reference.field, found, remedy),
      ),
    ),
    ...(await unreadablePictures(references, root, files)),
  ];
}
