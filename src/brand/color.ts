import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** What a color must stand out from, and by how much: a contrast ratio as WCAG 2.2 defines it, 1 to 21. */
export interface ContrastRule {
  against: string;
  ratio: number;
}

const toOklch = converter('oklch');

/** Lightness, colorfulness and hue; grays have no hue. */
function inOklch(color: string): { l: number; c: number; h?: number | undefined } {
  const found = toOklch(color);
  if (found === undefined) throw new Error(`"${color}" is no color.`);
  return found;
}

/** A step of lightness that an eye can just tell, of a whole of 1. */
const STEP = 0.004;

/**
 * The contrast ratio of two colors, by WCAG 2.2.
 *
 * @param one as `#rrggbb`
 * @param other likewise
 */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/**
 * The first rule that a color breaks.
 *
 * @param color as `#rrggbb`
 */
export const brokenRule = (color: string, rules: readonly ContrastRule[]): ContrastRule | undefined =>
  rules.find(({ against, ratio }) => contrast(color, against) < ratio);

/** A color of a lightness and a hue, as colorful as screens can show it up to what is asked for. */
const shadeOf = (l: number, c: number, h: number | undefined): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, ...(h === undefined ? {} : { h }) }, 'oklch'));

/**
 * The same hue, lighter or darker, as if more or less light fell on it.
 *
 * @param color as `#rrggbb`
 * @param factor times its lightness as an eye sees it (OKLCH)
 */
export function withLightness(color: string, factor: number): string {
  const { l, c, h } = inOklch(color);
  return shadeOf(Math.min(1, l * factor), c * factor, h);
}

/**
 * The color nearest to a given one that keeps all rules: of the same hue, as little lighter or darker as will do.
 *
 * @param color as `#rrggbb`
 * @returns the color itself where it keeps them; `undefined` where none of its hue does
 */
export function nearestColor(color: string, rules: readonly ContrastRule[]): string | undefined {
  if (brokenRule(color, rules) === undefined) return color;
  const { l, c, h } = inOklch(color);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const shade = shadeOf(lightness, c, h);
      if (brokenRule(shade, rules) === undefined) return shade;
    }
  }
  return undefined;
}
