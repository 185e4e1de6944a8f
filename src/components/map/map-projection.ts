import { geoMercator } from 'd3-geo';
import { curveBasis, curveLinear, line, type CurveFactory } from 'd3-shape';
import svgpath from 'svgpath';
import type { AreaMap } from '@/schemas/area-map';
import type { Town } from '@/schemas/list-entries';
import { townGroups } from './town-groups.ts';

/** Longitude and latitude in degrees, or x and y in units of an SVG. */
type Position = [number, number];

/** Turns degrees into units of an SVG. */
export type MapProjection = ReturnType<typeof mapProjection>;

/** A Mercator projection of a map, by its edges in degrees, that fills a drawing of a width; the height follows. */
export function mapProjection(
  { north, south, west, east }: Pick<AreaMap, 'north' | 'south' | 'west' | 'east'>,
  width: number,
) {
  const extent: Position[] = [
    [west, north],
    [east, south],
  ];
  const project = geoMercator().fitWidth(width, { type: 'MultiPoint', coordinates: extent });
  const placed = (position: Position): Position => {
    const [x, y] = project(position) ?? [0, 0];
    return [Math.round(x), Math.round(y)];
  };
  const path = (positions: Position[], shape: CurveFactory) => {
    const drawn = line().curve(shape)(positions.map(placed));
    // From point to point in whole numbers: the drawing stands in every page that has it, and half as many digits do.
    const steps = svgpath(drawn ?? '').rel();
    return steps.round(0).toString();
  };
  return {
    width,
    height: placed([east, south])[1],
    /** Where a place stands. */
    point: (position: Position) => {
      const [x, y] = placed(position);
      return { x, y };
    },
    /** The path of a line with straight parts. */
    line: (positions: Position[]) => path(positions, curveLinear),
    /** The path of a line that rounds its corners. A position given three times makes a sharp corner. */
    curve: (positions: Position[]) => path(positions, curveBasis),
  };
}

/** A town on the map, whether it is the company's own city, and where its name stands beside its point. */
export type PlacedTown = ReturnType<typeof placedTowns>[number];

/** Places towns and their names on the map; `city` is the company's own. */
export function placedTowns(towns: Town[], city: string, { point }: MapProjection) {
  const listed = townGroups(towns).flatMap((group) => group.towns);
  return listed.map(({ name, longitude, latitude, labelSide: side, hauling }) => {
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
    }[side];
    return { name, x, y, isHome, side, label, hauling };
  });
}
