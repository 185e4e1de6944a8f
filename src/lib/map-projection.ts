import { geoMercator, geoPath } from 'd3-geo';

type Position = readonly [longitude: number, latitude: number];

/** The edges of a map in degrees. */
interface Extent {
  north: number;
  south: number;
  west: number;
  east: number;
}

/** Turns degrees into units of an SVG. */
export interface MapProjection {
  width: number;
  height: number;
  /** Where a place stands. */
  point: (position: Position) => { x: number; y: number };
  /** The path of a line. */
  line: (positions: readonly Position[]) => string;
}

/**
 * A Mercator projection that fills a drawing of the given width with the map's extent.
 *
 * @param map its edges in degrees
 * @param width of the drawing; the height follows
 */
export function mapProjection(map: Extent, width: number): MapProjection {
  const projection = geoMercator().fitWidth(width, {
    type: 'MultiPoint',
    coordinates: [
      [map.west, map.north],
      [map.east, map.south],
    ],
  });
  const point = ([longitude, latitude]: Position) => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0];
    return { x: Math.round(x), y: Math.round(y) };
  };
  const path = geoPath(projection).digits(0);
  return {
    width,
    height: point([map.east, map.south]).y,
    point,
    line: (positions) =>
      path({ type: 'LineString', coordinates: positions.map((position) => [...position]) }) ?? '',
  };
}
