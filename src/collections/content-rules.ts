import { singlePages } from '../schemas/page-fields.ts';
import type { PageLayout } from '../schemas/page.ts';
import { bodyParts } from './body-parts.ts';
import { fieldName, type ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';

/** What a company may do without. */
const OPTIONAL_LAYOUTS: readonly PageLayout[] = ['careers'];

const PRIVACY = '/privacy';

/** Layouts that are made of their fields alone. */
const WITHOUT_BODY: readonly PageLayout[] = ['about', 'contact', 'blog', 'not-found'];

/** Pages that the code asks for by their layout, and the one that the footer and the forms link to, where missing. */
function missingPages({ pages }: Content): ContentProblem[] {
  const missing = (found: string, layout: string, url: string) => {
    return {
      file: 'content/pages',
      field: '',
      found,
      remedy: `Add a file with layout: ${layout} and url: ${url}.`,
    };
  };
  const has = (layout: string) => pages.some(({ data }) => data.layout === layout);
  const layouts = Object.entries(singlePages).filter(
    ([layout]) => !has(layout) && !OPTIONAL_LAYOUTS.some((optional) => optional === layout),
  );
  return [
    ...layouts.map(([layout, url]) => missing(`no page has the layout "${layout}"`, layout, url)),
    ...(pages.some(({ data }) => data.url === PRIVACY)
      ? []
      : [
          missing(
            `no page has the url "${PRIVACY}", which the footer and the forms link to`,
            'text',
            PRIVACY,
          ),
        ]),
  ];
}

/** Service pages that no list shows. */
function unlistedServices({ pages, services }: Content): ContentProblem[] {
  const listed = new Set(services.map(({ data }) => data.href));
  return pages
    .filter(({ data }) => data.layout === 'service' && !listed.has(data.url))
    .map(({ file, data: { url } }) => ({
      file,
      field: 'url',
      found: `"${url}" has no entry in content/services.yaml`,
      remedy: `Add one with href: ${url}; cards and the footer show the services from there.`,
    }));
}

/** Text that no visitor would see, what a page has already, and what it does not show. */
function unshownBodies({ pages, posts }: Content): ContentProblem[] {
  const hidden = pages.filter(({ data, body }) => WITHOUT_BODY.includes(data.layout) && body.trim() !== '');
  const problem = (file: string, found: string, remedy: string) => ({ file, field: 'body', found, remedy });
  return [
    ...hidden.map(({ file, data }) =>
      problem(
        file,
        `the layout "${data.layout}" shows no text under its fields`,
        'Put the text into one of the fields, or on a page with layout: text.',
      ),
    ),
    ...[...pages, ...posts].flatMap(({ body, file }) => {
      const { titles, frames } = bodyParts(body);
      return [
        ...titles.map((title) =>
          problem(
            file,
            `the heading "${title}" is one of the highest level, and the page has its own`,
            'Begin headings with ##.',
          ),
        ),
        ...frames.map((address) =>
          problem(file, `pages show no frames, and here is one with "${address}"`, 'Link to it instead.'),
        ),
      ];
    }),
  ];
}

/** Towns that the drawn map would show outside its edges, where nobody sees them. */
function townsOffTheMap({ areaMap, serviceArea }: Content): ContentProblem[] {
  return areaMap.flatMap(({ data: { north, south, west, east } }) =>
    serviceArea.flatMap(({ file, prefix, data: { name, latitude, longitude } }) =>
      [
        { field: 'latitude', value: latitude, from: south, to: north },
        { field: 'longitude', value: longitude, from: west, to: east },
      ]
        .filter(({ value, from, to }) => value < from || value > to)
        .map(({ field, value, from, to }) => ({
          file,
          field: fieldName([...prefix, field]),
          found: `"${name}" at ${value} is outside the map, which reaches from ${from} to ${to}`,
          remedy: 'Correct it, or widen the map in content/area-map.yaml.',
        })),
    ),
  );
}

/**
 * Checks what takes more than one entry to tell, references aside: that every page is there that the code or the law asks
 * for, that every service page is listed, that no body has what is not shown, and that towns are on the map.
 */
export const ruleProblems = (content: Content): ContentProblem[] => [
  ...missingPages(content),
  ...unlistedServices(content),
  ...unshownBodies(content),
  ...townsOffTheMap(content),
];
