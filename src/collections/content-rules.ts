import { singlePages } from '../schemas/page-fields.ts';
import type { PageLayout } from '../schemas/page.ts';
import { fieldName, problem, type ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';

/** What a company may do without. */
const OPTIONAL_LAYOUTS: readonly string[] = ['careers'] satisfies PageLayout[];

const PRIVACY = '/privacy';

/** Layouts that are made of their fields alone. */
const WITHOUT_BODY: readonly PageLayout[] = ['about', 'contact', 'blog', 'not-found'];

/** Pages that the code asks for by their layout, and the one that the footer and the forms link to, where missing. */
function missingPages({ pages }: Content): ContentProblem[] {
  const [layouts, urls] = [pages.map(({ data }) => data.layout), pages.map(({ data }) => data.url)];
  const missing = (found: string, layout: string, url: string) =>
    problem('content/pages', '', found, `Add a file with layout: ${layout} and url: ${url}.`);
  const privacy = `no page has the url "${PRIVACY}", which the footer and the forms link to`;
  return [
    ...Object.entries(singlePages)
      .filter(([layout]) => !layouts.some((one) => one === layout) && !OPTIONAL_LAYOUTS.includes(layout))
      .map(([layout, url]) => missing(`no page has the layout "${layout}"`, layout, url)),
    ...(urls.includes(PRIVACY) ? [] : [missing(privacy, 'text', PRIVACY)]),
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
    .map(({ file, data }) =>
      problem(file, 'body', `the layout "${data.layout}" shows no text under its fields`, remedy),
    );
}

/** Towns that the drawn map would show outside its edges, where nobody sees them. */
function townsOffTheMap({ areaMap, serviceArea }: Content): ContentProblem[] {
  const remedy = 'Correct it, or widen the map in content/area-map.yaml.';
  return areaMap.flatMap(({ data: { north, south, west, east } }) =>
    serviceArea.flatMap(({ file, prefix, data: { name, latitude, longitude } }) => {
      const off = (field: string, value: number, from: number, to: number) => {
        const found = `"${name}" at ${value} is outside the map, which reaches from ${from} to ${to}`;
        return value < from || value > to
          ? [problem(file, fieldName([...prefix, field]), found, remedy)]
          : [];
      };
      return [...off('latitude', latitude, south, north), ...off('longitude', longitude, west, east)];
    }),
  );
}

/**
 * Checks what takes more than one entry to tell, references aside: that every page is there that the code or the law asks
 * for, that every service page is listed, that no body is hidden, and that towns are on the map.
 */
export const ruleProblems = (content: Content): ContentProblem[] => [
  ...missingPages(content),
  ...unlistedServices(content),
  ...unshownBodies(content),
  ...townsOffTheMap(content),
];
