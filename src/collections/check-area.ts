import { fieldName, type ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';
import { allTexts } from './references.ts';

/** Towns that the drawn map would show outside its edges, where nobody sees them. */
export function areaProblems({ areaMap, serviceArea }: Content): ContentProblem[] {
  return areaMap.flatMap(({ data: { north, south, west, east } }) =>
    serviceArea.flatMap(({ file, data: { name, latitude, longitude } }, index) => {
      const places = [
        { field: 'latitude', value: latitude, from: south, to: north },
        { field: 'longitude', value: longitude, from: west, to: east },
      ];
      return places
        .filter(({ value, from, to }) => value < from || value > to)
        .map(({ field, value, from, to }) => ({
          file,
          field: fieldName([index, field]),
          found: `"${name}" at ${value} is outside the map, which reaches from ${from} to ${to}`,
          remedy: 'Correct it, or widen the map in content/area-map.yaml.',
        }));
    }),
  );
}

/** Links to the section with the map, where there is none: they lead to the top of the page. */
export function mapLinks(content: Content): ContentProblem[] {
  const hasMap = content.areaMap.length > 0 || content.site.some(({ data }) => data.mapsKey !== undefined);
  if (hasMap) return [];
  return allTexts(content)
    .filter(({ value }) => /\/(?:contact)?#area\b/.test(value))
    .map(({ file, field }) => {
      const remedy = 'Lead it elsewhere, or fill content/area-map.yaml.';
      return { file, field, found: 'the link with #area leads to the map, and there is none', remedy };
    });
}
