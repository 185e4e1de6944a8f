/** All measures of a drawing are in feet: one foot is one unit of the SVG. */
export const DRAWING = { width: 31, height: 14, ground: 11 } as const;

/** A person of 6 feet, the measure beside every container. */
const PERSON_HEIGHT = 6;
const LEFT = 3.6;

interface Line {
  path: string;
  /** Where its lettering stands. */
  x: number;
  y: number;
}

/** Paths of a drawing, and where its dimensions are lettered. */
export interface ContainerDrawing {
  body: string;
  /** Ribs of an open box, or the lid of a bin. */
  ribs: string;
  person: string;
  lengthLine: Line;
  heightLine: Line;
}

const round = (value: number) => Number(value.toFixed(2));

/**
 * Draws a container from its side, standing on the ground line with a person to its left.
 *
 * @param outside outside length and height in feet
 * @param kind an open box with a sloped front, or a bin with a lid
 * @returns paths in the units of `DRAWING`
 */
export function containerDrawing(
  outside: { length: number; height: number },
  kind: 'front-load' | 'roll-off',
): ContainerDrawing {
  const { ground } = DRAWING;
  const right = round(LEFT + outside.length);
  const top = round(ground - outside.height);
  const slope = Math.min(1.6, outside.length / 6);
  const bottom = round(ground - 0.35);
  const ribCount = Math.max(2, Math.round(outside.length / 2.4));
  const ribs = Array.from({ length: ribCount }, (_, index) => {
    const x = round(LEFT + slope + ((outside.length - slope) * (index + 0.5)) / ribCount);
    return `M${x} ${round(top + 0.5)}V${round(bottom - 0.1)}`;
  }).join('');
  const head = round(ground - PERSON_HEIGHT);

  return {
    body:
      kind === 'roll-off'
        ? `M${LEFT} ${top}H${right}V${bottom}H${round(LEFT + slope)}z`
        : `M${LEFT} ${round(top + 1)}L${round(right - 1.2)} ${round(top + 0.2)}L${right} ${round(top + 1)}V${bottom}H${round(LEFT + 0.4)}z`,
    ribs:
      kind === 'roll-off'
        ? ribs
        : `M${round(LEFT - 0.2)} ${round(top + 1)}L${round(right - 1.2)} ${top}L${round(right + 0.2)} ${round(top + 1)}z`,
    person:
      `M1.5 ${round(head + 0.75)}m-.45 0a.45.45 0 1 0 .9 0a.45.45 0 1 0-.9 0z` +
      `M.8 ${round(head + 1.4)}q.7-.3 1.4 0v2.1h-.25V${ground}h-.4v-2.3h-.1V${ground}h-.4V${round(head + 3.5)}H.8z`,
    lengthLine: {
      path: `M${LEFT} ${round(ground + 0.5)}v.8M${right} ${round(ground + 0.5)}v.8M${LEFT} ${round(ground + 0.9)}H${right}`,
      x: round((LEFT + right) / 2),
      y: round(ground + 2.75),
    },
    heightLine: {
      path: `M${round(right + 0.4)} ${top}h.8M${round(right + 0.4)} ${ground}h.8M${round(right + 0.8)} ${top}V${ground}`,
      x: round(right + 1.3),
      y: round(ground - outside.height / 2 + 0.6),
    },
  };
}
