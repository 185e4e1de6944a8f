import { dumpsterDrawing, personAt, round, type Outside } from '../sizes/dumpster-drawing.ts';

/** From the front bumper of a truck to the end of its tilted bed. */
const TRUCK_LENGTH = 31;
/** Between the bed and the container that has rolled off it. */
const GAP = 1;
/** Between the two views. */
const BETWEEN = 6;
/** Between a line and the middle of its lettering, and around the whole. */
const MARGIN = 2.6;
/** Between the ground and the line of a length. */
const BELOW = 1.8;

/** A length along the ground: the path of its line, and the middle of its lettering. */
const lengthBetween = (from: number, to: number, y: number) => ({
  feet: to - from,
  path: `M${from} ${round(y - 0.8)}v1.6M${to} ${round(y - 0.8)}v1.6M${from} ${y}H${to}`,
  x: (from + to) / 2,
  y: round(y + MARGIN),
});

export type SpaceDrawing = ReturnType<typeof spaceDrawing>;

/**
 * Draws the room that a truck needs to set a container down: from the side and, to the right of it, along the way in.
 *
 * @param measures how much room is asked for
 * @param outside of the container
 * @returns paths and places, one unit a foot; where the run is too short for truck and container, the truck stands out of it
 */
export function spaceDrawing(
  measures: Record<'length' | 'width' | 'height' | 'door', { feet: number }>,
  outside: Outside,
) {
  const run = measures.length.feet;
  const ground = measures.height.feet;
  const boxX = run - outside.length;
  const truckX = boxX - GAP - TRUCK_LENGTH;
  const edge = Math.min(0, truckX);
  const heightX = edge - MARGIN;
  const left = round(heightX - MARGIN * 2);
  const doorEnd = run + measures.door.feet;
  const wayIn = doorEnd + BETWEEN;
  const wayEnd = wayIn + measures.width.feet;

  return {
    viewBox: `${left} -1 ${round(wayEnd + MARGIN - left)} ${round(ground + BELOW + MARGIN * 2 + 1)}`,
    ground,
    groundLine: `M${edge - 1} ${ground}H${wayEnd + 1}`,
    // What must stay free: over truck and container, and behind the door.
    free: `M0 ${ground}V0H${run}V${ground}M${run} ${ground - outside.height}H${doorEnd}V${ground}`,
    truckX,
    // The middle of the truck that is seen from its front, and the posts on both sides of it.
    frontX: (wayIn + wayEnd) / 2,
    posts: [wayIn - 1, wayEnd].map((x) => `M${x} ${ground}v-6h1v6z`).join(''),
    // Its ground, and the person's, is y = 0.
    container: dumpsterDrawing(outside, 'roll-off'),
    containerX: boxX,
    person: personAt(doorEnd + 1.2),
    lengths: [
      lengthBetween(0, run, ground + BELOW),
      lengthBetween(run, doorEnd, ground + BELOW),
      lengthBetween(wayIn, wayEnd, ground + BELOW),
    ],
    height: {
      feet: ground,
      path: `M${round(heightX - 0.8)} 0h1.6M${round(heightX - 0.8)} ${ground}h1.6M${heightX} 0V${ground}`,
      x: heightX - MARGIN,
      y: ground / 2,
    },
  };
}
