/** What no HTML and no XML may hold: control characters but tab and line ends, and code points that are none. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const NO_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFFFE\uFFFF]/g;

/**
 * Takes out of a text what no page and no feed may hold; white space stays.
 *
 * @returns well-formed text, its lines ended by `\n`
 */
export function printable(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(NO_TEXT, '');
}

/** A text on one line: printable, runs of white space as one space, none at its ends. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim();
}

/**
 * Cuts a text to a number of characters, at a space where there is one.
 *
 * @param text on one line
 * @param limit characters that may stay, the ellipsis included
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).toWellFormed().replace(/[\s.,;:!?\uFFFD]+$/, '')}…`;
}
