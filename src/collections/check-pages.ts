import { fieldName, type ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';

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

/** What a company may do without. */
const OPTIONAL_LAYOUTS: readonly string[] = ['careers'];

const PRIVACY = '/privacy';

/** Layouts that are made of their fields alone. */
const WITHOUT_BODY: readonly string[] = ['about', 'contact', 'blog', 'not-found'];

function layoutProblems({ pages }: Content): ContentProblem[] {
  return Object.entries(SINGLE_LAYOUTS).flatMap(([layout, url]) => {
    const found = pages.filter(({ data }) => data.layout === layout);
    const [page] = found;
    if (page === undefined) {
      if (OPTIONAL_LAYOUTS.includes(layout)) return [];
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

/** The page that the footer and the forms link to, whatever its layout. */
function privacyProblems({ pages }: Content): ContentProblem[] {
  if (pages.some(({ data }) => data.url === PRIVACY)) return [];
  const found = `no page has the url "${PRIVACY}", which the footer and the forms link to`;
  return [
    { file: 'content/pages', field: '', found, remedy: `Add a file with layout: text and url: ${PRIVACY}.` },
  ];
}

/** Service pages that no list shows, and services whose page is another kind of page. */
function serviceProblems({ pages, services }: Content): ContentProblem[] {
  const isService = new Map(pages.map(({ data }) => [data.url, data.layout === 'service']));
  const listed = new Set(services.map(({ data }) => data.href));
  const unlisted = pages.filter(({ data }) => data.layout === 'service' && !listed.has(data.url));
  return [
    ...unlisted.map(({ file, data: { url } }) => ({
      file,
      field: 'url',
      found: `"${url}" has no entry in content/services.yaml`,
      remedy: `Add one with href: ${url}; cards and the footer show the services from there.`,
    })),
    ...services.flatMap(({ file, data: { href } }, index) =>
      // A path without any page is found with the links.
      isService.get(href) === false
        ? [
            {
              file,
              field: fieldName([index, 'href']),
              found: `the page "${href}" is no service page`,
              remedy: 'Name a page with layout: service.',
            },
          ]
        : [],
    ),
  ];
}

/** Text that no visitor would see. */
function bodyProblems({ pages }: Content): ContentProblem[] {
  return pages
    .filter(({ data, body }) => WITHOUT_BODY.includes(data.layout) && body.trim() !== '')
    .map(({ file, data }) => ({
      file,
      field: 'body',
      found: `the layout "${data.layout}" shows no text under its fields`,
      remedy: 'Put the text into one of the fields, or on a page with layout: text.',
    }));
}

/**
 * Checks that every page that the code or the law asks for is there, that service pages and the list of services
 * name each other, and that no page has text that is not shown.
 */
export function pageProblems(content: Content): ContentProblem[] {
  return [
    ...layoutProblems(content),
    ...privacyProblems(content),
    ...serviceProblems(content),
    ...bodyProblems(content),
  ];
}
