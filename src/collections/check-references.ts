import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentProblem } from './content-problem.ts';
import type { Content, ContentEntry } from './read-content.ts';

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

/** Paths that are no page of ours and still answer: the host redirects them. */
const REDIRECTED = ['/blog/commercial-waste-management'];

interface Reference {
  file: string;
  field: string;
  value: string;
}

function duplicates(references: Reference[], remedy: string): ContentProblem[] {
  const first = new Map<string, Reference>();
  return references.flatMap((reference) => {
    const earlier = first.get(reference.value);
    if (earlier === undefined) {
      first.set(reference.value, reference);
      return [];
    }
    const { file, field, value } = reference;
    return [{ file, field, found: `"${value}" stands in ${earlier.file} too`, remedy }];
  });
}

function missing(references: Reference[], known: ReadonlySet<string>, what: string): ContentProblem[] {
  return references
    .filter(({ value }) => !known.has(value.replace(/#.*$/, '') || '/'))
    .map(({ file, field, value }) => ({
      file,
      field,
      found: `there is no ${what} "${value}"`,
      remedy: `Correct it; known: ${[...known].sort().join(', ')}.`,
    }));
}

/** Every string of a value, with the field it stands in. */
function strings(value: unknown, field = ''): { field: string; key: string; value: string }[] {
  if (typeof value === 'string') return [{ field, key: field.replace(/^.*\./, ''), value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => strings(item, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    strings(item, field === '' ? key : `${field}.${key}`),
  );
}

function references(content: Content, wanted: (key: string, value: string) => boolean): Reference[] {
  const counters = new Map<string, number>();
  return Object.values(content as Record<string, ContentEntry<unknown>[]>).flatMap((entries) =>
    entries.flatMap(({ data, file }) => {
      const index = counters.get(file) ?? 0;
      counters.set(file, index + 1);
      const prefix = entries.length > 1 && file.endsWith('.yaml') ? `[${index}].` : '';
      return strings(data)
        .filter(({ key, value }) => wanted(key, value))
        .map(({ field, value }) => ({ file, field: `${prefix}${field}`, value }));
    }),
  );
}

function bodyLinks(content: Content): Reference[] {
  return [...content.pages, ...content.posts].flatMap(({ body, file }) =>
    [...body.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, value = '']) => ({ file, field: 'body', value })),
  );
}

function layoutProblems({ pages }: Content): ContentProblem[] {
  return Object.entries(SINGLE_LAYOUTS).flatMap(([layout, url]) => {
    const found = pages.filter(({ data }) => data.layout === layout);
    const [page] = found;
    if (page === undefined) {
      const remedy = `Add a file with layout: ${layout} and url: ${url}.`;
      return [
        { file: 'content/pages', field: 'layout', found: `no page has the layout "${layout}"`, remedy },
      ];
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

async function missingFiles(found: Reference[], root: string, folder: string): Promise<ContentProblem[]> {
  const checked = await Promise.all(
    found.map(async ({ file, field, value }) => {
      const there = await access(join(root, folder, value)).then(
        () => true,
        () => false,
      );
      return there
        ? []
        : [{ file, field, found: `there is no picture "${value}"`, remedy: `Put the file into ${folder}/.` }];
    }),
  );
  return checked.flat();
}

/**
 * Checks what no single file can tell: that addresses and ids are unique, and that every link,
 * picture and id that content refers to exists.
 *
 * @param content everything in `content/`, each entry valid by itself
 * @param root the project's folder
 */
export async function checkReferences(content: Content, root: string): Promise<ContentProblem[]> {
  const pagePaths = new Set(content.pages.map(({ data }) => data.url));
  const paths = new Set([
    ...pagePaths,
    ...content.posts.map(({ data }) => `/blog/${data.slug}`),
    ...REDIRECTED,
  ]);
  const servicePaths = new Set(
    content.pages.filter(({ data }) => data.layout === 'service').map(({ data }) => data.url),
  );
  const sizes = new Set(content.dumpsterSizes.map(({ id }) => id));
  const isLink = (key: string, value: string) =>
    ['href', 'path', 'link'].includes(key) && value.startsWith('/');
  const idLists = [
    content.dumpsterSizes,
    content.valueBadges,
    content.funFacts,
    content.testimonials,
    content.contactInfo,
    content.services,
    content.serviceArea,
    content.faq,
    content.prohibitedItems,
  ];
  const featured = references(content, (key) => key === 'path');
  const links = [...references(content, isLink), ...bodyLinks(content)].filter(
    (link) => !featured.some((other) => other.file === link.file && other.field === link.field),
  );

  return [
    ...layoutProblems(content),
    ...duplicates(
      content.pages.map(({ data, file }) => ({ file, field: 'url', value: data.url })),
      'Give each page an address of its own.',
    ),
    ...duplicates(
      content.posts.map(({ data, file }) => ({ file, field: 'slug', value: data.slug })),
      'Give each post a slug of its own.',
    ),
    ...duplicates(
      content.posts.map(({ data, file }) => ({ file, field: 'id', value: data.id })),
      'Give each post an id of its own.',
    ),
    ...idLists.flatMap((entries) =>
      duplicates(
        entries.map(({ id, file }, index) => ({ file, field: `[${index}].id`, value: id })),
        'Give each entry an id of its own.',
      ),
    ),
    ...missing(links, paths, 'page'),
    ...missing(featured, servicePaths, 'service page'),
    ...missing(
      references(content, (key) => /^related\[\d+\]$/.test(key)),
      servicePaths,
      'service page',
    ),
    ...missing(
      references(content, (key) => /^sizes\[\d+\]$/.test(key)),
      sizes,
      'dumpster size',
    ),
    ...(await missingFiles(
      references(content, (key) => ['file', 'metaImage', 'socialImage'].includes(key)),
      root,
      'content/images',
    )),
    ...(await missingFiles(
      references(content, (key) => ['avatarUrl', 'logo'].includes(key)),
      root,
      'public',
    )),
  ];
}
