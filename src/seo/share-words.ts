import { createElement } from 'react';
import satori, { type Font } from 'satori';
import { HEADING_FAMILIES } from './share-fonts';

/** What is left of a text that is to be drawn. */
export interface DrawableText {
  /** The text without symbols that the font does not have, emoji above all. */
  text: string;
  /** Letters and digits that the font does not have either, each once: such a text says nothing without them. */
  missing: string[];
}

/** Characters, each with what belongs to it: an emoji can be several code points. */
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

const IS_WRITTEN = /[\p{L}\p{N}]/u;

/** The characters that no font has, as satori asks for them. */
async function unknownIn(text: string, fonts: Font[]): Promise<Set<string>> {
  const asked: { code: string; segment: string }[] = [];
  await satori(createElement('div', { style: { display: 'flex', fontFamily: HEADING_FAMILIES } }, text), {
    width: 1200,
    height: 630,
    fonts,
    loadAdditionalAsset: (code, segment) => {
      asked.push({ code, segment });
      return Promise.resolve([]);
    },
  });
  return new Set(
    asked.flatMap(({ segment }) => Array.from(CHARACTERS.segment(segment), (part) => part.segment)),
  );
}

/** An emoji, that of a digit in a box among them. */
const IS_EMOJI = /^\p{RGI_Emoji}$/v;

/** What every font of the site has. */
const PLAIN = /^[ -~]*$/;

/**
 * Finds what of a text the heading font can draw.
 *
 * @param text as a page shows it
 * @param fonts the heading font
 */
export async function drawableText(text: string, fonts: Font[]): Promise<DrawableText> {
  if (PLAIN.test(text)) return { text, missing: [] };
  // Letters with a mark are drawn where they are one character.
  const characters = Array.from(CHARACTERS.segment(text.normalize('NFC')), ({ segment }) => segment);
  const unknown = await unknownIn(characters.join(''), fonts);
  const isLetter = (character: string) => IS_WRITTEN.test(character) && !IS_EMOJI.test(character);
  const missing = [...unknown].filter(isLetter);
  const drawn = characters.filter((character) => !unknown.has(character) || isLetter(character));
  return { text: drawn.join('').replace(/\s+/g, ' ').trim(), missing };
}

/** The words of a share image, and where content says them, for messages. */
export interface ShareWords {
  title: string;
  /** Such as `content/posts/a-post.md: title`. */
  source: string;
  /** Name of the company. */
  brand: string;
}

/**
 * The words of a share image without what its font does not have. A title that is more than symbols short gives its
 * place to the name, a name to nothing: a box in the place of a letter is worse than either.
 *
 * @param fonts the heading font
 * @param warn is given a line for each text that is not shown
 */
export async function shareWords(
  { title, source, brand }: ShareWords,
  fonts: Font[],
  warn: (line: string) => void,
): Promise<{ title: string; brand: string }> {
  const [heading, name] = await Promise.all([drawableText(title, fonts), drawableText(brand, fonts)]);
  const shown = (place: string, { text, missing }: DrawableText, instead: string) => {
    if (missing.length === 0) return text;
    const letters = missing.map((letter) => `"${letter}"`).join(', ');
    warn(
      `${place}: the font of pictures for shared links has no ${letters}. They show ${instead} in place of this text.`,
    );
    return undefined;
  };
  const shownName = shown('content/site.yaml: name', name, 'nothing') ?? '';
  return { title: shown(source, heading, 'the name of the company') ?? shownName, brand: shownName };
}
