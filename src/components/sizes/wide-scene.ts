import { PERSON, round, roundly, type Outside } from './dumpster-drawing.ts';
import { depthBelowGround, roomForHeight } from './dimension-lines.ts';

/** The page's width in pixels, for which the drawing is laid out; it grows and shrinks as one. */
const PAGE = 1170;
/** Pixels of the lettering on such a page. */
const LETTERING = 17;
/** Feet of the lettering at least: on phones a foot has a dozen pixels or less, however large it is on a page. */
const LETTERING_FEET = 1.5;
/** Between one container's lettering and the next container. */
const BETWEEN = 14;
/** The narrowest column that a text is readable in. */
const COLUMN = 140;
/** Pixels of a foot at most: two containers don't fill a page. */
const LARGEST_FOOT = 15;
/** From the left end to the first container: the person and a step. */
export const PERSON_ROOM = PERSON.halfWidth * 2 + 1.1;
/** Above the highest container, for its rim. */
const HEADROOM = 0.3;

/** The narrowest view of a card: on a phone a foot has ten pixels, and a bin does not fill the card. */
const CARD = 32;

/** A container to line up: its size, and its height in words. */
export type LinedUp = { outside: Outside; heightInWords: string };

export type WideScene = ReturnType<typeof wideScene>;
export type CardView = ReturnType<typeof cardView>;

/** The name of the drawing of some sizes: pages with the same ones share it. */
export const sceneOf = (sizes: readonly { id: string }[]): string => sizes.map(({ id }) => id).join('-');

function columnsAt(foot: number, containers: LinedUp[]): number[] {
  const least = Math.min(COLUMN, (PAGE * 0.75) / containers.length);
  const lettering = Math.max(LETTERING / foot, LETTERING_FEET);
  return containers.map(({ outside, heightInWords }, index) => {
    const isLast = index === containers.length - 1;
    const feet = (index === 0 ? PERSON_ROOM : 0) + outside.length + roomForHeight(heightInWords, lettering);
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
 * Lines one or more containers up on the ground line y = 0, a person at the left end, as large as the page lets them be.
 *
 * @returns where everything stands, one unit a foot: a column for each container, as wide as what stands above it, and its left end
 */
export function wideScene(containers: LinedUp[]) {
  const foot = footThatFits(containers);
  const needed = columnsAt(foot, containers);
  const spare = Math.max(0, PAGE - sum(needed)) / containers.length;
  const columns = needed.map((width) => roundly((width + spare) / foot));
  const lettering = round(Math.max(LETTERING / foot, LETTERING_FEET));
  const top = Math.max(PERSON.height, ...containers.map(({ outside }) => outside.height)) + HEADROOM;
  const width = round(sum(columns));
  return {
    viewBox: `0 ${-top} ${width} ${roundly(top + depthBelowGround(lettering))}`,
    width,
    lettering,
    columns,
    lefts: columns.map((_, index) => round(sum(columns.slice(0, index)) + (index === 0 ? PERSON_ROOM : 0.1))),
    personX: PERSON.halfWidth,
  };
}

/**
 * The part of a line-up that the card of one of its containers shows: it with its dimensions, as high as it is and no
 * higher. All cards are equally wide, so their containers have one scale.
 */
export function cardView({ lettering }: WideScene, containers: Outside[], index: number) {
  const width = round(Math.max(CARD, ...containers.map(({ length }) => length + lettering * 3)));
  const top = round((containers[index]?.height ?? 0) + HEADROOM);
  return {
    viewBox: `-.2 ${-top} ${width} ${roundly(top + depthBelowGround(lettering))}`,
    ground: `M-.2 0h${width}`,
  };
}
