import { singlePages, type PageLayout } from '../schemas/page.ts';
import { fieldName, problem, type ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';

/** The page that the footer and the forms link to. */
const PRIVACY = '/privacy';

/** Layouts that are made of their fields alone. */
const WITHOUT_BODY: readonly PageLayout[] = ['sizes', 'about', 'contact', 'blog', 'not-found'];

/** Pages that the code asks for by their layout, but for the one of jobs, and the one of the law, where missing. */
function missingPages({ pages }: Content): ContentProblem[] {
  const unlessFound = (key: 'layout' | 'url', page: { layout: string; url: string }, why = '') => {
    if (pages.some(({ data }) => data[key] === page[key])) return [];
    const remedy = `Add a file with layout: ${page.layout} and url: ${page.url}.`;
    return [problem('content/pages', '', `no page has the ${key} "${page[key]}"${why}`, remedy)];
  };
  return [
    ...Object.entries(singlePages)
      .filter(([layout]) => layout !== 'careers')
      .flatMap(([layout, url]) => unlessFound('layout', { layout, url })),
    ...unlessFound('url', { layout: 'text', url: PRIVACY }, ', which the footer and the forms link to'),
  ];
}

/** Service pages that no list shows. */
function unlistedServices({ pages, services }: Content): ContentProblem[] {
  const listed = new Set(services.map(({ data }) => data.href));
  return pages
    .filter(({ data }) => data.layout === 'service' && !listed.has(data.url))
    .map(({ file, data: { url } }) => {
      const remedy = `Add one with href: ${url}; cards and the footer show the services from there.`;
      return problem(file, 'url', `"${url}" has no entry in content/services.yaml`, remedy);
    });
}

/** Text that no visitor would see. */
function unshownBodies({ pages }: Content): ContentProblem[] {
  const remedy = 'Put the text into one of the fields, or on a page with layout: text.';
  return pages
    .filter(({ data, body }) => WITHOUT_BODY.includes(data.layout) && body.trim() !== '')
    .map(({ file, data: { layout } }) =>
      problem(file, 'body', `the layout "${layout}" shows no text under its fields`, remedy),
    );
}

/** Towns that the drawn map would show outside its edges, where nobody sees them. */
function townsOffTheMap({ areaMap: [map], serviceArea }: Content): ContentProblem[] {
  if (map === undefined) return [];
  const { north, south, west, east } = map.data;
  const remedy = 'Correct it, or widen the map in content/area-map.yaml.';
  const edges = [
    ['latitude', south, north],
    ['longitude', west, east],
  ] as const;
  return serviceArea.flatMap(({ file, prefix, data }) =>
    edges
      .filter(([field, from, to]) => data[field] < from || data[field] > to)
      .map(([field, from, to]) => {
        const found = `"${data.name}" at ${data[field]} is outside the map, which reaches from ${from} to ${to}`;
        return problem(file, fieldName([...prefix, field]), found, remedy);
      }),
  );
}

/** Checks what takes more than one entry to tell, references aside. */
export const ruleProblems = (content: Content): ContentProblem[] =>
  [missingPages, unlistedServices, unshownBodies, townsOffTheMap].flatMap((rule) => rule(content));
