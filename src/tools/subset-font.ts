/**
 * `npm run font:subset`: makes the heading font, Barlow Condensed 700 (SIL Open Font License 1.1), cut down to what
 * headings use. Run it after a change of weight or characters, and commit the result.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
const TARGET = 'src/styles/fonts/barlow-condensed-700.woff2';

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index));
/** Letters of Spanish names, and the punctuation that the content's typography puts in. */
const more = Array.from('ÁÉÍÑÓÚÜáéíñóúü¿¡©®°·×½¼¾–—‘’“”…′″\u00a0');

const font = await subsetFont(await readFile(SOURCE), [...ascii, ...more].join(''), {
  targetFormat: 'woff2',
  // Hints for screens of old weigh a third of the file.
  noHinting: true,
  // Glyphs for fractions, old-style figures and the like, which nothing switches on, stay out.
  noLayoutClosure: true,
});
await writeFile(TARGET, font);
console.log(`${TARGET}: ${font.length} bytes`);
