import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';

/**
 * Parts of Barlow Condensed 700, by the names of the package `@fontsource/barlow-condensed`, in the order in which a
 * letter is looked for. Satori reads WOFF, not WOFF2.
 */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];

const fonts = new Map<string, Promise<Font[]>>();

/** All families of the heading font, as a value for `font-family`. */
export const HEADING_FAMILIES = SUBSETS.map((subset) => `heading-${subset}`).join(', ');

/**
 * The heading font, whole: that of the pages has fewer letters.
 *
 * @param root the project's folder
 * @returns the same list each time, by which satori knows fonts that it has parsed already
 */
export function headingFonts(root: string): Promise<Font[]> {
  const known = fonts.get(root);
  if (known !== undefined) return known;
  const read = Promise.all(
    SUBSETS.map(async (subset) => ({
      name: `heading-${subset}`,
      data: await readFile(
        join(
          root,
          `node_modules/@fontsource/barlow-condensed/files/barlow-condensed-${subset}-700-normal.woff`,
        ),
      ),
      weight: 700 as const,
      style: 'normal' as const,
    })),
  );
  fonts.set(root, read);
  return read;
}
