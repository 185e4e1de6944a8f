import type { DumpsterSize } from '../../schemas/dumpster-size.ts';

/** From the ground to the floor of an open box: rails and wheels. */
const FLOOR = 0.45;
/** How high the rim of an open box is. */
const RIM = 0.42;

/** A person of 6 feet, the measure beside the containers. */
export const PERSON = { height: 6, halfWidth: 0.8 } as const;

/** What of a size is drawn: outside length and height in feet. */
export type Outside = Pick<DumpsterSize['outsideFt'], 'length' | 'height'>;

export type DumpsterDrawing = ReturnType<typeof dumpsterDrawing>;

/** A number short enough for a path: a hundredth of a foot is less than a pixel. */
export const round = (value: number) => Number(value.toFixed(2));

/** A number for what the eye does not measure, such as where lettering stands. */
export const roundly = (value: number) => Number(value.toFixed(1));

/** From the middle of a line of letters down to their feet, for letters of the size 1. */
export const TO_BASELINE = 0.36;

/** The path of the person on the same ground line, whose middle is at x. */
export const personAt = (x: number): string =>
  `M${round(x - 0.42)} -5.55` +
  'a.42.42 0 1 0 .84 0a.42.42 0 1 0-.84 0' +
  'm-.3.7q.72-.35 1.44 0l.08 2.05h-.25l-.05-1.3V0h-.44v-2.5h-.12V0h-.44v-4.1l-.05 1.3h-.25z';

/**
 * Draws a container from its side, on the ground line y = 0; one unit of the SVG is a foot. It begins at x = 0, so that
 * containers of one length share most of their paths, which keeps pages small.
 *
 * @param kind an open box with a sloped front, or a bin with a lid
 */
export function dumpsterDrawing({ length, height }: Outside, kind: DumpsterSize['kind']) {
  const isBox = kind === 'roll-off';
  const slope = isBox ? 1.3 : 0.4;
  const wallTop = round(isBox ? RIM - height : height * -0.78);
  const ridge = roundly(length * 0.75);
  const middle = roundly((wallTop - FLOOR) / 2);
  const fontSize = roundly(Math.min(4, height * 0.54));

  return {
    body: isBox
      ? `M0 ${-height}H${length}V-${FLOOR}H${slope}z`
      : `M0 ${wallTop}L${ridge} ${round(0.25 - height)}L${length} ${wallTop}V-${FLOOR}H${slope}z`,
    // Ribs of the wall: the dashes of one line that is as broad as the ribs are high.
    ribs: { path: `M${slope + 1} ${middle}H${round(length - 0.4)}`, height: roundly(-wallTop - FLOOR) },
    // The rim of an open box, or the lid of a bin.
    top: isBox
      ? `M-.1 ${round(RIM / 2 - height)}H${round(length + 0.1)}`
      : `M-.2 ${wallTop}L${ridge} ${round(0.15 - height)}L${round(length + 0.2)} ${wallTop}`,
    wheels: `M${round(slope + 0.8)}-.32h0M${round(length - 0.8)}-.32h0`,
    // Where the size is lettered: in the middle of the wall.
    plate: { x: roundly((slope + length) / 2), y: roundly(middle + fontSize * TO_BASELINE), fontSize },
  };
}
