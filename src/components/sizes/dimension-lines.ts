import { round, roundly, TO_BASELINE, type Outside } from './dumpster-drawing.ts';

/** How wide a character of the condensed lettering is, of its size: with some room for a fallback font. */
const CHARACTER = 0.37;
/** Half the length of the strokes that end a line: `.8` in paths. */
const TICK = 0.4;
/** Between a container and the end strokes of its height. */
const ASIDE = 0.45;

/** How wide the words of a dimension, such as "4.75 ft", are in letters of a size. */
export const widthOf = (words: string, lettering: number): number => words.length * CHARACTER * lettering;

/** How much room the words of a height take to the right of its container. */
export const roomForHeight = (words: string, lettering: number): number =>
  ASIDE + Math.max(widthOf(words, lettering), TICK * 2);

/** How far below the ground the lettering of a length reaches. */
export const depthBelowGround = (lettering: number): number => roundly(0.4 + lettering);

/** The two halves of a line of `whole` with a gap in its middle; none where the lettering takes it all. */
const halfBeside = (whole: number, gap: number): number | undefined => {
  const half = roundly((whole - gap) / 2);
  return half < 0.2 ? undefined : half;
};

/**
 * Draws length and height of a container as an engineer does: a line between two strokes, broken for its lettering,
 * which is always level and never longer than its place. The container begins at x = 0; one unit is a foot.
 *
 * @param words both dimensions in words
 * @param lettering the size of the letters
 * @returns the path of both lines, and for each dimension the middle of its words' foot
 */
export function dimensionLines(
  { length, height }: Outside,
  words: Record<keyof Outside, string>,
  lettering: number,
) {
  const below = roundly(0.4 + lettering / 2);
  const beside = roundly(length + ASIDE + Math.max(widthOf(words.height, lettering) / 2, TICK));
  const across = halfBeside(length, widthOf(words.length, lettering) + 0.6);
  const up = halfBeside(height, lettering * 1.15);

  const toBaseline = lettering * TO_BASELINE;
  // Lettering that has no room beside a low container stands above the stroke.
  const middle = up === undefined ? -height - lettering * 0.6 : height / -2;

  return {
    path:
      `M0 ${roundly(below - TICK)}v.8M${length} ${roundly(below - TICK)}v.8` +
      (across === undefined ? '' : `m0 -.4h-${across}M0 ${below}h${across}`) +
      // The ground line is the lower stroke of a height.
      `M${roundly(beside - TICK)} ${-height}h.8` +
      (up === undefined ? '' : `m-.4 0v${up}M${beside} 0v-${up}`),
    length: { x: round(length / 2), y: roundly(below + toBaseline) },
    height: { x: beside, y: roundly(middle + toBaseline) },
  };
}
