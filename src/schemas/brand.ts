import { z } from 'zod';
import { logoName } from './picture-name.ts';

/** A color of six hexadecimal digits, in quotes: without them YAML takes it for a note. */
const color = () =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'a color such as "#0f6b3c", in quotes')
    .transform((value) => value.toLowerCase());

const colorOfModes = () => z.strictObject({ light: color(), dark: color() });

/**
 * The brand: a logo and colors. Whether they stand out enough from what they are on is checked with the other
 * references of content, since it takes the colors of the site's grounds.
 */
export const brandSchema = z.strictObject({
  logo: logoName().describe('the logo: a file of content/images/, of which icons are made too'),
  logoHasName: z
    .boolean()
    .default(false)
    .describe('true where the logo shows the name of the company, which then is not written beside it'),
  logoGround: color().describe(
    'the color behind the logo in icons, and behind a photo-like logo on dark ground',
  ),
  themeColor: colorOfModes().describe("the color of the browser's own bar, in the light and the dark mode"),
  call: colorOfModes().describe('what calls: buttons and phone numbers, in the light and the dark mode'),
  callHover: colorOfModes().optional().describe('the same under the pointer; derived from call without it'),
  mark: color().describe('stripes, rules, brackets and tags'),
  markText: colorOfModes()
    .optional()
    .describe('words and thin lines in the color of marks; derived from mark without it'),
});

export type Brand = z.infer<typeof brandSchema>;
