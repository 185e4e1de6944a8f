/** All measures of a drawing are in feet: one foot is one unit of the SVG. Every container begins at `left`. */
export const DRAWING = { width: 29, height: 13, ground: 10, left: 3 } as const;

/** A person of 6 feet, the measure beside every container. */
const PERSON_HEIGHT = 6;
/** How far above the ground the lettering of a height has its middle, at least: it must not stand on the line. */
const LETTERING = 2.2;
/** From the ground to the floor of an open box: rails and wheels. */
const FLOOR = 0.45;

interface Lettered {
  path: string;
  /** Where its lettering stands. */
  x: number;
  y: number;
}

/** Paths of a drawing, and where its dimensions are lettered. */
export interface ContainerDrawing {
  body: string;
  /** Ribs of the wall. */
  ribs: string;
  /** The rim of an open box, or the lid of a bin. */
  top: string;
  wheels: string;
  person: string;
  /** Middle of the wall, for the size. */
  plate: { x: number; y: number; fontSize: number };
  length: Lettered;
  height: Lettered;
}

/** A number short enough for a path: a hundredth of a foot is less than a pixel. */
export const round = (value: number) => Number(value.toFixed(2));

function ribsBetween(from: number, to: number, top: number, bottom: number): string {
  const count = Math.max(2, Math.round((to - from) / 2));
  return Array.from({ length: count - 1 }, (_, index) => {
    const x = round(from + ((to - from) * (index + 1)) / count);
    return `M${x} ${round(top)}V${round(bottom)}`;
  }).join('');
}

const wheel = (x: number) =>
  `M${round(x - 0.32)} ${round(DRAWING.ground - 0.32)}a.32.32 0 1 0 .64 0a.32.32 0 1 0-.64 0z`;

function personAt(x: number): string {
  const { ground } = DRAWING;
  const head = round(ground - PERSON_HEIGHT);
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(head + dy)}`;
  return (
    `M${at(-0.42, 0.45)}a.42.42 0 1 0 .84 0a.42.42 0 1 0-.84 0z` +
    `M${at(-0.72, 1.15)}Q${at(0, 0.8)} ${at(0.72, 1.15)}L${at(0.8, 3.2)}H${round(x + 0.55)}L${at(0.5, 1.9)}` +
    `V${ground}H${round(x + 0.06)}V${round(head + 3.5)}H${round(x - 0.06)}V${ground}H${round(x - 0.5)}` +
    `V${round(head + 1.9)}L${at(-0.55, 3.2)}H${round(x - 0.8)}z`
  );
}

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
  const { ground, left } = DRAWING;
  const right = round(left + outside.length);
  const top = round(ground - outside.height);
  const floor = round(ground - FLOOR);
  const isBox = kind === 'roll-off';
  const slope = isBox ? 1.3 : 0.4;
  const wallTop = isBox ? top + 0.3 : round(top + outside.height * 0.22);

  return {
    body: isBox
      ? `M${left} ${top}H${right}V${floor}H${round(left + slope)}z`
      : `M${left} ${wallTop}L${round(right - 1.4)} ${round(top + 0.25)}L${right} ${wallTop}V${floor}H${round(left + slope)}z`,
    ribs: ribsBetween(left + slope, right, wallTop + 0.1, floor),
    top: isBox
      ? `M${round(left - 0.1)} ${top}h${round(outside.length + 0.2)}v.42h-${round(outside.length + 0.2)}z`
      : `M${round(left - 0.2)} ${wallTop}L${round(right - 1.4)} ${top}L${round(right + 0.2)} ${wallTop}L${round(right - 1.4)} ${round(top + 0.5)}z`,
    wheels: [left + slope + 0.8, right - 0.8].map(wheel).join(''),
    person: personAt(1.2),
    plate: {
      x: round((left + slope + right) / 2),
      y: round((wallTop + floor) / 2),
      fontSize: round(Math.min(3.4, outside.height * 0.42)),
    },
    length: {
      path: `M${left} ${round(ground + 0.55)}v.9M${right} ${round(ground + 0.55)}v.9M${left} ${ground + 1}H${right}`,
      x: round((left + right) / 2),
      y: round(ground + 2.7),
    },
    height: {
      path: `M${round(right + 0.35)} ${top}h.9M${round(right + 0.35)} ${ground}h.9M${round(right + 0.8)} ${top}V${ground}`,
      x: round(right + 2),
      y: round(ground - Math.max(outside.height / 2, LETTERING)),
    },
  };
}
