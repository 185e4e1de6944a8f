import type { PageLayout } from '../schemas/page.ts';
import { problem, type ContentProblem, type Finding } from './content-problem.ts';
import { knownPaths, linkFault } from './link-targets.ts';
import { pictureFault, unreadablePictures } from './picture-files.ts';
import type { Content } from './read-content.ts';
import { referencesIn, type Reference } from './references.ts';
import type { Text } from './texts.ts';

/** Texts after the first that have the same key, of which each has to be the only one. */
const duplicates = <Item extends Text>(texts: Item[], keyOf: (text: Item) => string, remedy: string) =>
  [...Map.groupBy(texts, keyOf).values()].flatMap(([first, ...others]) =>
    others.map(({ file, field, value }) => {
      const place = first?.file === file ? first.field : first?.file;
      return problem(file, field, `"${value}" stands in ${place ?? ''} too`, remedy);
    }),
  );

/**
 * Checks, by the markers of `schemas/fields.ts` and in bodies, that addresses and ids are unique, that all that content
 * refers to exists, that pictures can be read, and that bodies have nothing that a page has itself or does not show.
 * `files` are paths from the project's folder.
 */
export async function checkReferences(
  content: Content,
  root: string,
  files: ReadonlySet<string>,
  withRemotePosts: boolean,
): Promise<ContentProblem[]> {
  const paths = knownPaths(content, files);
  const pathsOf = (...layouts: PageLayout[]) =>
    content.pages.filter(({ data }) => layouts.includes(data.layout)).map(({ data }) => data.url);
  const services = pathsOf('service');
  const quoting = pathsOf('home', 'service', 'about', 'careers');
  const sizes = content.dumpsterSizes.map(({ data }) => data.id);
  const jobs = content.jobs.map(({ data }) => data.id);
  const ofPicture = (reference: Reference) => pictureFault(reference, files);
  const faults: Record<Reference['marker'], (reference: Reference) => Finding | false | undefined> = {
    id: () => false,
    anchor: () => false,
    link: ({ value }) => linkFault(value, paths, withRemotePosts),
    service: ({ value }) =>
      !services.includes(value) && {
        found: `there is no service page "${value}"`,
        remedy: 'Correct it, or add a page with layout: service and this url.',
      },
    quoting: ({ value }) =>
      !quoting.includes(value) && {
        found: `no page with testimonials is at "${value}"`,
        remedy: 'Use the url of the home page, of a service, or of the page about the company or careers.',
      },
    size: ({ value }) =>
      !sizes.includes(value) && {
        found: `there is no dumpster size "${value}"`,
        remedy: 'Use an id of content/dumpster-sizes.yaml.',
      },
    job: ({ value }) =>
      !jobs.includes(value) && {
        found: `there is no job "${value}"`,
        remedy: 'Use an id of content/jobs.yaml.',
      },
    image: ofPicture,
    file: ofPicture,
    'body picture': ofPicture,
    title: ({ value }) => ({
      found: `the heading "${value}" is one of the highest level, and the page has its own`,
      remedy: 'Begin headings with ##.',
    }),
    frame: ({ value }) => ({
      found: `pages show no frames, and here is one with "${value}"`,
      remedy: 'Link to it instead.',
    }),
  };
  const references = referencesIn(content);
  const addresses = [
    ...content.pages.map(({ data, file }) => ({ file, field: 'url', value: data.url })),
    ...content.posts.map(({ data, file }) => ({ file, field: 'slug', value: `/blog/${data.slug}` })),
  ];
  const ids = references.filter(({ marker }) => marker === 'id' || marker === 'anchor');
  // Anchors stand on one page, whatever their list.
  const placeOf = ({ marker, list, value }: Reference) => `${marker === 'id' ? list : ''}: ${value}`;
  return [
    ...duplicates(addresses, ({ value }) => value, 'Give each page and each post an address of its own.'),
    ...duplicates(ids, placeOf, 'Give each an id of its own.'),
    ...references.flatMap((reference) => {
      const fault = faults[reference.marker](reference);
      return fault ? [problem(reference.file, reference.field, fault.found, fault.remedy)] : [];
    }),
    ...(await unreadablePictures(references, root, files)),
  ];
}
