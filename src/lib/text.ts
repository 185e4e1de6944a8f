/**
 * What no HTML and no XML may hold: control characters but tab and line ends, and code points that are none. And marks
 * that turn the direction of all that follows until another one ends them; pages say directions by `dir`.
 */
const NO_TEXT =
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFDD0-\uFDEF\uFFFE\uFFFF]/g;

/** An emoji, which may hold what is invisible by itself; else, in `invisible`, a character that takes no room. */
const EMOJI_OR_INVISIBLE = /\p{RGI_Emoji}|(?<invisible>\p{Default_Ignorable_Code_Point})/gv;

/** What joins or varies letters of scripts other than Latin, between two of them. */
const JOINED = /(?<=[[\p{L}\p{M}]--\p{Script=Latin}])[\p{Join_Control}\p{Variation_Selector}]/v;

/** A letter of a script that is written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Marks of a direction, which last for no other character. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/;

/** Whether any of a text is written from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** The attribute `dir` of an element with a text of any direction; none where it has that of the page. */
export const directionOf = (text: string): 'auto' | undefined => (hasRightToLeft(text) ? 'auto' : undefined);

/** A well-formed text without what no page and no feed may hold, its lines ended by `\n`; white space stays. */
export const printable = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(NO_TEXT, '');

/** A text on one line: printable, runs of white space as one space, none at its ends. */
export const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();

/**
 * A text on one line without the characters that nobody sees and copying brings along. Those stay that do something:
 * in an emoji, between letters of scripts that join them, and marks of a direction where there are two.
 */
export function visibleLine(text: string): string {
  const line = oneLine(text);
  const isMixed = hasRightToLeft(line);
  return oneLine(
    line.replace(EMOJI_OR_INVISIBLE, (found, invisible: string | undefined, at: number) => {
      if (invisible === undefined || (isMixed && DIRECTION_MARKS.test(found))) return found;
      const [before = ''] = line.slice(Math.max(0, at - 2), at).match(/.$/su) ?? [];
      return JOINED.test(before + found) ? found : '';
    }),
  );
}

/** A text without any blank and any character that takes no room: for what can hold neither, such as addresses. */
export const withoutBlanks = (text: string): string =>
  text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');

/** A text for a message, with what takes no room or looks like a plain space as `\u{200B}`; line ends and tabs stay. */
export function withCodePoints(text: string): string {
  const hidden =
    /\p{RGI_Emoji}|(?<hidden>[[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]--[ \n\t]])/gv;
  return text.replace(hidden, (found, character: string | undefined) =>
    character === undefined ? found : `\\u{${(found.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
}

/** Cuts a text of one line to a number of characters, the ellipsis included, at a space where there is one. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).toWellFormed().replace(/[\s.,;:!?\uFFFD]+$/, '')}…`;
}

/** A text where it has no more than a number of words, else its first words and an ellipsis. */
export function excerptOf(text: string, words: number): string {
  const all = text.split(/\s+/).filter(Boolean);
  const first = all.slice(0, words).join(' ');
  return all.length <= words ? first : `${first.replace(/[.,;:!?]+$/, '')}…`;
}

/** A text with what stands in single braces replaced by the values of these names. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
