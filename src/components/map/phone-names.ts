import type { PlacedTown } from './map-projection.ts';

/** How many towns a phone's map names: with more, the names hide the map. */
const MOST = 6;
/** Letters of the names, in units of the drawing: on a phone a unit is half a pixel. */
export const LETTERS = 32;
/** How wide a character of the condensed lettering is, of its size, and between a name and its point. */
const [CHARACTER, AWAY] = [0.45, 18];

/** Where the name of a town stands: the place of its lettering, and the box that it covers. */
function lettering({ name, x, y, side }: PlacedTown) {
  const width = name.length * CHARACTER * LETTERS;
  const left = { above: x - width / 2, below: x - width / 2, left: x - AWAY - width, right: x + AWAY }[side];
  const foot = { above: y - AWAY, below: y + AWAY + LETTERS * 0.75, left: y + 11, right: y + 11 }[side];
  return {
    ...{ name, x: Math.round(left + width / 2), y: Math.round(foot) },
    box: { left, right: left + width, top: foot - LETTERS, bottom: foot + 6 },
  };
}

type Lettering = ReturnType<typeof lettering>;

const overlap = ({ box: one }: Lettering, { box: other }: Lettering) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The towns that a map names where it is small: the company's own city, then as the towns are listed, as many as have
 * room beside the names before them and inside the drawing.
 *
 * @param width of the drawing, in its units
 */
export function phoneNames(towns: readonly PlacedTown[], width: number): Lettering[] {
  const homeFirst = [...towns].sort((one, other) => Number(other.isHome) - Number(one.isHome));
  return homeFirst.map(lettering).reduce<Lettering[]>((named, next) => {
    const fits = next.box.left >= 0 && next.box.right <= width && !named.some((name) => overlap(name, next));
    return fits && named.length < MOST ? [...named, next] : named;
  }, []);
}
