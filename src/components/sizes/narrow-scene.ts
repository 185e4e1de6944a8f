import { PERSON, round, type Outside } from './dumpster-drawing.ts';

/** Between two containers, and between the person and the first. */
const GAP = 1.2;
const PERSON_ROOM = PERSON.halfWidth * 2 + GAP;
/** Above the highest container of a row, for its rim and for air. */
const HEADROOM = 0.9;
/** What one row may hold: on a phone a foot then still has six pixels. */
const ONE_ROW = 52;
/** The narrowest drawing, so that one small container does not fill the page. */
const NARROWEST = 36;

const widthOf = (row: Outside[]) => row.reduce((width, { length }) => width + length + GAP, -GAP);

/** How many stand in the first row: all, or as many as keep the longer of both rows short. */
function countInFirstRow(containers: Outside[]): number {
  if (PERSON_ROOM + widthOf(containers) <= ONE_ROW) return containers.length;
  const longerRow = (count: number) =>
    Math.max(PERSON_ROOM + widthOf(containers.slice(0, count)), widthOf(containers.slice(count)));
  return containers.reduce(
    (best, _, index) => (longerRow(index + 1) < longerRow(best) ? index + 1 : best),
    containers.length,
  );
}

/**
 * Stands containers beside a person, in one row or two at one scale, for a page that is too narrow for the whole line.
 *
 * @returns the SVG's view, the left end and the ground of each container, and the path of the ground; one unit is a foot
 */
export function narrowScene(containers: Outside[]) {
  const count = countInFirstRow(containers);
  const rows = [containers.slice(0, count), containers.slice(count)].filter((row) => row.length > 0);
  const width = round(
    Math.max(NARROWEST, ...rows.map((row, index) => widthOf(row) + (index === 0 ? PERSON_ROOM : 0))) + 0.2,
  );
  const heights = rows.map((row, index) =>
    Math.max(...row.map(({ height }) => height), index === 0 ? PERSON.height : 0),
  );
  const top = round((heights[0] ?? 0) + 0.2);
  const grounds = [0, round((heights[1] ?? 0) + HEADROOM)].slice(0, rows.length);
  return {
    viewBox: `0 ${-top} ${width} ${round(top + (grounds.at(-1) ?? 0) + 0.2)}`,
    places: rows.flatMap((row, index) =>
      row.map((_, place) => ({
        x: round((index === 0 ? PERSON_ROOM : 0.1) + widthOf(row.slice(0, place)) + GAP),
        y: grounds[index] ?? 0,
      })),
    ),
    ground: grounds.map((y) => `M0 ${y}H${width}`).join(''),
  };
}
