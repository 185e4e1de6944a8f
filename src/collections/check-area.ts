import { fieldName, type ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';

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
