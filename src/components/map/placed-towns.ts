import type { Town } from '@/schemas/list-entries';
import type { MapProjection } from './map-projection';

/** A town on the map, whether it is the company's own city, and where its name stands beside its point. */
export type PlacedTown = ReturnType<typeof placedTowns>[number];

/** Places towns and their names on the map; `city` is the company's own. */
export function placedTowns(towns: Town[], city: string, { point }: MapProjection) {
  return towns.map(({ name, longitude, latitude, labelSide }) => {
    const { x, y } = point([longitude, latitude]);
    const isHome = name === city;
    const away = isHome ? 17 : 12;
    const middle = y + (isHome ? 8 : 6);
    // The map centers its lettering; beside a point it begins or ends there.
    const label = {
      above: { x, y: y - away },
      below: { x, y: y + away + 12 },
      left: { x: x - away, y: middle, 'text-anchor': 'end' as const },
      right: { x: x + away, y: middle, 'text-anchor': 'start' as const },
    }[labelSide];
    return { name, x, y, isHome, label };
  });
}
