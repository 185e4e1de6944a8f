import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

// All colors are given as `#rrggbb`.

/** What a color must stand out from, and by how much: a contrast ratio as WCAG 2.2 defines it, 1 to 21. */
export interface ContrastRule {
  against: string;
  ratio: number;
}

const toOklch = converter('oklch');

/** A step of lightness that an eye can just tell, of a whole of 1. */
const STEP = 0.004;

/** The contrast ratio of two colors, by WCAG 2.2. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** The first rule that a color breaks. */
export const brokenRule = (color: string, rules: readonly ContrastRule[]): ContrastRule | undefined =>
  rules.find(({ against, ratio }) => contrast(color, against) < ratio);

/** The hue of a color in another lightness (OKLCH), as colorful as screens can show it up to `strength` times its own. */
function shadeOf(color: string, lightness: (own: number) => number, strength: number): string {
  const own = toOklch(color);
  if (own === undefined) throw new Error(`"${color}" is no color.`);
  const l = Math.min(1, Math.max(0, lightness(own.l)));
  return formatHex(clampChroma({ ...own, l, c: own.c * strength }, 'oklch'));
}

/** The same hue, its lightness as an eye sees it times a factor, as if more or less light fell on it. */
export const withLightness = (color: string, factor: number): string =>
  shadeOf(color, (own) => own * factor, factor);

/** The nearest color of the same hue, the given one or lighter or darker, that keeps all rules, if there is one. */
export function nearestColor(color: string, rules: readonly ContrastRule[]): string | undefined {
  if (brokenRule(color, rules) === undefined) return color;
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const step of [-distance, distance]) {
      const shade = shadeOf(color, (own) => own + step, 1);
      if (brokenRule(shade, rules) === undefined) return shade;
    }
  }
  return undefined;
}
