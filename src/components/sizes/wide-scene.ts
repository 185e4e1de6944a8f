import { PERSON, round, roundly, type Outside } from './dumpster-drawing.ts';
import { depthBelowGround, roomForHeight } from './dimension-lines.ts';
import { PICKUP } from './pickup.ts';

/** The page's width in pixels, for which the drawing is laid out; it grows and shrinks as one. */
const PAGE = 1170;
/** Pixels of the lettering on such a page. */
const LETTERING = 16;
/** Between one container's lettering and the next container. */
const BETWEEN = 14;
/** The narrowest column that a text is readable in. */
const COLUMN = 150;
/** Pixels of a foot at most: two containers don't fill a page. */
const LARGEST_FOOT = 15;
/** Above the highest container, for its rim. */
const HEADROOM = 0.3;
/** Room at the left of a container, for its rim. */
const RIM_ROOM = 0.1;

/** The door of a garage for two cars, in feet: everybody knows how large it is. */
export const GARAGE: Outside = { length: 16, height: 7 };
/** From the end of one thing to the next that stands beside it for comparison. */
const STEP = 1.5;
/** The person beside a container: their room, a step included. */
export const PERSON_ROOM = PERSON.halfWidth * 2 + 1.1;

/** A container to line up: its size, and its height in words. */
export type LinedUp = { outside: Outside; heightInWords: string };

export type WideScene = ReturnType<typeof wideScene>;

/** The name of the drawing of some sizes: pages with the same ones share it. */
export const sceneOf = (sizes: readonly { id: string }[]): string => sizes.map(({ id }) => id).join('-');

/** What stands behind a container, at its right: a garage door behind the first, a pickup behind the second. */
const standingBehind = (index: number, count: number): Outside[] =>
  index === 0 ? [GARAGE, ...(count === 1 ? [PICKUP] : [])] : index === 1 ? [PICKUP] : [];

function columnsAt(foot: number, containers: LinedUp[]): number[] {
  const least = Math.min(COLUMN, (PAGE * 0.75) / containers.length);
  return containers.map(({ outside, heightInWords }, index) => {
    const isLast = index === containers.length - 1;
    const behind = standingBehind(index, containers.length).map(({ length }) => length + STEP);
    const feet = RIM_ROOM + outside.length + roomForHeight(heightInWords, LETTERING / foot) + sum(behind);
    return Math.max(least, feet * foot + (isLast ? 0 : BETWEEN));
  });
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The largest foot, in pixels, with which all stand side by side. */
function footThatFits(containers: LinedUp[]): number {
  let [fits, tooLarge] = [0.5, LARGEST_FOOT];
  if (sum(columnsAt(tooLarge, containers)) <= PAGE) return tooLarge;
  while (tooLarge - fits > 0.01) {
    const foot = (fits + tooLarge) / 2;
    if (sum(columnsAt(foot, containers)) <= PAGE) fits = foot;
    else tooLarge = foot;
  }
  return fits;
}

/**
 * Lines one or more containers up on the ground line y = 0, as large as the page lets them be, a garage door and a pickup
 * truck between them.
 *
 * @returns where everything stands, one unit a foot: a column for each container, as wide as what stands above it, and its left end
 */
export function wideScene(containers: LinedUp[]) {
  const foot = footThatFits(containers);
  const needed = columnsAt(foot, containers);
  const spare = Math.max(0, PAGE - sum(needed)) / containers.length;
  const columns = needed.map((width) => roundly((width + spare) / foot));
  const lettering = round(LETTERING / foot);
  const top = Math.max(GARAGE.height, ...containers.map(({ outside }) => outside.height)) + HEADROOM;
  const width = round(sum(columns));
  const lefts = columns.map((_, index) => round(sum(columns.slice(0, index)) + RIM_ROOM));
  /** The end of a container and its lettering, and a step. */
  const behind = (index: number) => {
    const { outside, heightInWords = '' } = containers[index] ?? {};
    return (lefts[index] ?? 0) + (outside?.length ?? 0) + roomForHeight(heightInWords, lettering) + STEP;
  };
  const garageX = round(behind(0));
  return {
    viewBox: `0 ${-top} ${width} ${roundly(top + depthBelowGround(lettering))}`,
    ...{ width, lettering, columns, lefts, garageX },
    pickupX: containers.length > 1 ? round(behind(1)) : garageX + GARAGE.length + STEP,
  };
}

/**
 * Stands a garage door, a pickup truck and one container side by side, for a page that is too narrow for the whole line.
 *
 * @returns the SVG's view, the left ends of the pickup and the container, and the path of the ground; one unit is a foot
 */
export function smallScene({ length, height }: Outside) {
  const pickupX = GARAGE.length + STEP;
  const boxX = pickupX + PICKUP.length + STEP;
  const width = round(boxX + length + 0.2);
  const top = round(Math.max(GARAGE.height, height) + HEADROOM);
  return { viewBox: `0 ${-top} ${width} ${round(top + 0.2)}`, pickupX, boxX, ground: `M0 0H${width}` };
}
