import { createElement } from 'react';
import satori from 'satori';
import { SHARE_SIZE } from '../lib/share-size.ts';
import { HEADING_FAMILIES, headingFonts } from './share-fonts';
import type { ShareSubject } from './share-subjects.ts';

/** Characters, each with what belongs to it: an emoji can be several code points. */
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string) => Array.from(SEGMENTER.segment(text), ({ segment }) => segment);

/** An emoji, that of a digit in a box among them. */
const IS_EMOJI = /^\p{RGI_Emoji}$/v;
const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character) && !IS_EMOJI.test(character);

/** The characters that no font has, as satori asks for them. */
async function unknownIn(text: string): Promise<Set<string>> {
  const asked: string[] = [];
  const style = { display: 'flex', fontFamily: HEADING_FAMILIES };
  await satori(createElement('div', { style }, text), {
    ...SHARE_SIZE,
    fonts: await headingFonts(),
    loadAdditionalAsset: (_, segment) => {
      asked.push(segment);
      return Promise.resolve([]);
    },
  });
  return new Set(asked.flatMap(charactersOf));
}

/** What every font of the site has. */
const PLAIN = /^[ -~]*$/;

/** A text without symbols that the heading font lacks, such as emoji; and the letters and digits `missing`, each once. */
export async function drawableText(text: string): Promise<{ text: string; missing: string[] }> {
  if (PLAIN.test(text)) return { text, missing: [] };
  // Letters with a mark are drawn where they are one character.
  const characters = charactersOf(text.normalize('NFC'));
  const unknown = await unknownIn(characters.join(''));
  const drawn = characters.filter((character) => !unknown.has(character) || isLetter(character));
  return { text: drawn.join('').replace(/\s+/g, ' ').trim(), missing: [...unknown].filter(isLetter) };
}

/**
 * The words of a share image, the title and the name of the company, without what its font does not have. A title that
 * is more than symbols short gives its place to the name, a name to nothing, and `warn` is given a line: a box in the
 * place of a letter is worse than either.
 */
export async function shareWords(
  { title, source, brand }: Pick<ShareSubject, 'title' | 'source'> & { brand: string },
  warn: (line: string) => void,
): Promise<{ title: string; brand: string }> {
  const shown = async (place: string, words: string, instead: string) => {
    const { text, missing } = await drawableText(words);
    if (missing.length === 0) return text;
    const letters = missing.map((letter) => `"${letter}"`).join(', ');
    warn(
      `${place}: the font of pictures for shared links has no ${letters}. They show ${instead} in place of this text.`,
    );
    return undefined;
  };
  const name = (await shown('content/site.yaml: name', brand, 'nothing')) ?? '';
  return { title: (await shown(source, title, 'the name of the company')) ?? name, brand: name };
}
