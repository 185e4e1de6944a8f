import { z } from 'zod';
import { brokenRule, contrast, nearestColor, type ContrastRule } from '../brand/color.ts';
import { BRAND_RULES } from '../brand/paints.ts';
import { flag } from './fields.ts';
import { logoFile } from './picture.ts';

/** A color of six hexadecimal digits, in quotes: without them YAML takes it for a note. */
const color = () =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'a color such as "#0f6b3c", in quotes', abort: true })
    .toLowerCase();

/** A ratio of contrast, cut and not rounded: 4.46 is less than 4.5, and must read so. */
const ratioText = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;

/** A color that words or marks are set in, with what it must stand out from. */
const seenColor = (rules: readonly ContrastRule[]) =>
  color().superRefine((value, context) => {
    const broken = brokenRule(value, rules);
    if (broken === undefined) return;
    const { against, ratio } = broken;
    const nearest = nearestColor(value, rules);
    const found = `"${value}" with a contrast of ${ratioText(contrast(value, against))} to ${against}, which it stands on or beside`;
    const message = `a contrast of ${ratio}:1${nearest === undefined ? '' : `; the nearest color that has it is "${nearest}"`}`;
    context.addIssue({ code: 'custom', message, params: { found } });
  });

const seenInModes = (rules: Record<'light' | 'dark', readonly ContrastRule[]>) =>
  z.strictObject({ light: seenColor(rules.light), dark: seenColor(rules.dark) });

/** The brand: a logo, and colors that stand out enough from what the site sets them on. */
export const brandSchema = z.strictObject({
  logo: logoFile().describe('the logo: a file of content/images/, of which icons are made too'),
  logoHasName: flag('true where the logo shows the name of the company, which then is not written beside it'),
  logoGround: color().describe('the color behind the logo in icons, and behind a photo on dark ground'),
  themeColor: z
    .strictObject({ light: color(), dark: color() })
    .describe("the color of the browser's own bar, in the light and the dark mode"),
  call: seenInModes(BRAND_RULES.call).describe('what calls: buttons and phone numbers, in both modes'),
  callHover: seenInModes(BRAND_RULES.callHover).optional().describe('call under the pointer; or derived'),
  mark: seenColor(BRAND_RULES.mark).describe('stripes, rules and tags'),
  markText: seenInModes(BRAND_RULES.markText).optional().describe('words and thin lines of mark; or derived'),
});
