import { interpolate, formatHex } from 'culori';
import tailwind from '../../tailwind.config.ts';
import { nearestColor, withLightness, type ContrastRule } from './color.ts';

/** A color in the light and one in the dark mode, as `#rrggbb`. */
type OfModes = Record<'light' | 'dark', string>;

/** The colors of a brand, as content gives them. */
type BrandColors = { logoGround: string; call: OfModes; mark: string } & {
  [Role in 'callHover' | 'markText']?: OfModes | undefined;
};

const { ink, sand, white } = tailwind.theme.colors;

/** Contrast of text, and of lines and shapes that say something (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const SHAPE = 3;

const on = (ratio: number, grounds: readonly string[]): ContrastRule[] =>
  grounds.map((against) => ({ against, ratio }));

/** What words stand on in each mode: the page, a tinted band, a card. */
const LIGHT = [sand[100], sand[50], white];
const DARK = [ink[700], ink[800], ink[900]];

/** Words in the color itself on any ground of the mode, and words of the ground's color on it. */
const text: Record<keyof OfModes, ContrastRule[]> = { light: on(TEXT, LIGHT), dark: on(TEXT, DARK) };

/** What each color of a brand must stand out from; of a mark, dark words on a tag, and a dark band. */
export const BRAND_RULES = { call: text, callHover: text, markText: text, mark: on(TEXT, [ink[900]]) };

/** A third of the way to white. */
const paler = (color: string) => formatHex(interpolate([color, white])(0.31));

/**
 * The paints of a brand, as Tailwind's `colors`. Roles that content does not give are derived from those that it gives:
 * they take the hue of the given one, and keep its rules where that hue can.
 */
export function brandPaints({ logoGround, call, callHover, mark, markText }: BrandColors) {
  const fit = (color: string, rules: readonly ContrastRule[]) => nearestColor(color, rules) ?? color;
  return {
    brand: {
      DEFAULT: call.light,
      hover: callHover?.light ?? fit(withLightness(call.light, 0.85), text.light),
      light: call.dark,
      pale: callHover?.dark ?? fit(paler(call.dark), text.dark),
      // Containers drawn on the ground of the dark mode: their sides, and their rims.
      box: fit(withLightness(call.light, 1.136), on(SHAPE, DARK)),
      rim: fit(withLightness(call.light, 1.314), on(SHAPE, DARK)),
      ground: logoGround,
    },
    mark: {
      DEFAULT: mark,
      text: markText?.light ?? fit(mark, text.light),
      light: markText?.dark ?? fit(withLightness(mark, 1.14), text.dark),
      // Marks the current page on the cards of both modes.
      line: fit(mark, on(SHAPE, [white, ink[700]])),
    },
  };
}
