import { round, type Outside } from './dumpster-drawing.ts';

/** A full-size pickup truck, in feet. */
export const PICKUP: Outside = { length: 19, height: 6.4 };

/** Its path from where its tail stands on the ground: body, window and wheels, for a fill by the rule evenodd. */
const SHAPE =
  'm0-1.5v-2.5h7.2l.5-2.1q.1-.3.5-.3h3.3q.5 0 .8.4l1.6 1.9 4.2.6q.8.1.8.9v1.1h-1.4a1.75 1.75 0 0 0-3.5 0h-7.6a1.75 1.75 0 0 0-3.5 0z' +
  'm8.4-2.7l.35-1.5h2.5l1.3 1.5zm-5.1 2.85a1.35 1.35 0 1 0 2.7 0a1.35 1.35 0 1 0-2.7 0m11.1 0a1.35 1.35 0 1 0 2.7 0a1.35 1.35 0 1 0-2.7 0';

/** The path of a pickup whose tail is at x and whose wheels stand at y. */
export const pickupAt = (x: number, y = 0): string => `M${round(x)} ${round(y)}${SHAPE}`;

/** Pickups in a row of a drawing of loads, and the room that each takes. */
const IN_A_ROW = 4;
const ROOM = { length: PICKUP.length + 2.5, height: PICKUP.height + 2 };
/** More are no picture of an amount. */
const MOST = 40;

/**
 * Draws how many loads of a pickup fit, a pickup each: one surely, another part perhaps.
 *
 * @param words such as "6 to 8"; words without a figure have no drawing
 * @returns the view, whose unit is a foot, the path of those that fit surely, and that of the others
 */
export function pickupLoads(words: string) {
  const counts = (words.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (counts.length === 0 || most > MOST) return undefined;
  const trucks = Array.from({ length: Math.ceil(most) }, (_, index) =>
    pickupAt((index % IN_A_ROW) * ROOM.length, Math.floor(index / IN_A_ROW) * ROOM.height),
  );
  // Half a load is half a truck.
  const width = round(Math.min(most, IN_A_ROW) * ROOM.length);
  const height = round(PICKUP.height + Math.floor((trucks.length - 1) / IN_A_ROW) * ROOM.height);
  return {
    name: `loads-${least}-${most}`,
    isOne: most === 1,
    ...{ width, height, viewBox: `0 -${PICKUP.height} ${width} ${height}` },
    sure: trucks.slice(0, Math.ceil(least)).join(''),
    perhaps: trucks.slice(Math.ceil(least)).join(''),
  };
}
