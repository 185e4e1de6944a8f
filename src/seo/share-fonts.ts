import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';

/**
 * Parts of Barlow Condensed 700, by the names of the package `@fontsource/barlow-condensed`, in the order in which a
 * letter is looked for. Satori reads WOFF, not WOFF2.
 */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const FILES = 'node_modules/@fontsource/barlow-condensed/files';

/** All families of the heading font, as a value for `font-family`. */
export const HEADING_FAMILIES = SUBSETS.map((subset) => `heading-${subset}`).join(', ');

const readFont = async (root: string, subset: string): Promise<Font> => ({
  name: `heading-${subset}`,
  data: await readFile(join(root, FILES, `barlow-condensed-${subset}-700-normal.woff`)),
  weight: 700,
  style: 'normal',
});

const fonts = new Map<string, Promise<Font[]>>();

/** The heading font, whole: that of the pages has fewer letters. It is one list, by which satori knows what it has parsed. */
export function headingFonts(root: string): Promise<Font[]> {
  const read = fonts.get(root) ?? Promise.all(SUBSETS.map((subset) => readFont(root, subset)));
  fonts.set(root, read);
  return read;
}
