import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';

/** Parts of Barlow Condensed 700, in the order in which a letter is looked for. Satori reads WOFF, not WOFF2. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const FILES = 'node_modules/@fontsource/barlow-condensed/files';

/** All families of the heading font, as a value for `font-family`. */
export const HEADING_FAMILIES = SUBSETS.map((subset) => `heading-${subset}`).join(', ');

const readFont = async (subset: string): Promise<Font> => ({
  name: `heading-${subset}`,
  data: await readFile(join(FILES, `barlow-condensed-${subset}-700-normal.woff`)),
  weight: 700,
  style: 'normal',
});

let fonts: Promise<Font[]> | undefined;

/** The heading font, whole: that of the pages has fewer letters. It is one list, by which satori knows what it has parsed. */
export const headingFonts = (): Promise<Font[]> => (fonts ??= Promise.all(SUBSETS.map(readFont)));
