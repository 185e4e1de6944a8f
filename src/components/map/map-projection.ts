import { geoMercator } from 'd3-geo';
import { curveBasis, curveLinear, line, type CurveFactory } from 'd3-shape';
import svgpath from 'svgpath';

type Position = readonly [longitude: number, latitude: number];

interface Point {
  x: number;
  y: number;
}

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
  point: (position: Position) => Point;
  /** The path of a line with straight parts. */
  line: (positions: readonly Position[]) => string;
  /** The path of a line that rounds its corners. A position given three times makes a sharp corner. */
  curve: (positions: readonly Position[]) => string;
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
  const point = ([longitude, latitude]: Position): Point => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0];
    return { x: Math.round(x), y: Math.round(y) };
  };
  const path = (positions: readonly Position[], shape: CurveFactory) => {
    const drawn = line<Position>(
      (position) => point(position).x,
      (position) => point(position).y,
    ).curve(shape)(positions);
    // From point to point in whole numbers: the drawing stands in every page that has it, and half as many digits do.
    return svgpath(drawn ?? '')
      .rel()
      .round(0)
      .toString();
  };
  return {
    width,
    height: point([map.east, map.south]).y,
    point,
    line: (positions) => path(positions, curveLinear),
    curve: (positions) => path(positions, curveBasis),
  };
}
