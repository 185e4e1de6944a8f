import { describe, expect, it } from 'vitest';
import {
  hasRightToLeft,
  oneLine,
  printable,
  shorten,
  visibleLine,
  withCodePoints,
  withoutBlanks,
} from './text.ts';

describe('a printable text', () => {
  it.each([
    ['keeps letters, accents and emoji', 'déchets 🗑️', 'déchets 🗑️'],
    ['keeps its lines and tabs', 'a\n\tb', 'a\n\tb'],
    ['ends its lines in one way', 'a\r\nb\rc', 'a\nb\nc'],
    ['loses control characters', 'a\u0000\u0008\u001bb\u007f\u009f', 'ab'],
    ['loses what is no character', 'a\uFFFE\uFFFF\uFDD0b', 'ab'],
    ['loses marks that turn the direction of what follows', 'a\u202eb\u2067c\u202a', 'abc'],
    ['has no half of a character', 'a\ud800b', 'a\ufffdb'],
  ])('%s', (_, text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});

it('a text on one line has single spaces', () => {
  expect(oneLine(' a \n\n b\tc\u00a0d ')).toBe('a b c d');
});

describe('a shortened text', () => {
  it.each([
    ['stays whole when it fits', 'one two', 7, 'one two'],
    ['is cut at a space', 'one two three', 10, 'one two…'],
    ['is cut anywhere where no space is near', 'a'.repeat(20), 10, `${'a'.repeat(9)}…`],
    ['loses a comma before the ellipsis', 'one, two, three', 10, 'one, two…'],
    ['ends in no half of a character', 'aaaaaaaa🗑️a', 10, 'aaaaaaaa…'],
  ])('%s', (_, text, limit, expected) => {
    expect(shorten(text, limit)).toBe(expected);
  });
});

/** A space of no width, a joiner, a non-joiner, a soft hyphen, a byte order mark, a mark of a direction, a filler. */
const INVISIBLE = ['\u200b', '\u200d', '\u200c', '\u00ad', '\ufeff', '\u200e', '\u2060', '\u3164'];

describe('a line of what is visible', () => {
  it.each(INVISIBLE)('has no %j in it or around it', (character) => {
    expect(visibleLine(` ${character} One${character} two${character}${character}`)).toBe('One two');
  });

  it.each([
    ['emoji that are joined', '👩‍🔧 and ❤️ and 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['letters that are joined or not', 'می‌خواهم क्‍ष'],
    ['marks of a direction beside another', 'שלום\u200e!'],
  ])('keeps %s', (_, text) => {
    expect(visibleLine(text)).toBe(text);
  });
});

it('an address has no blank and nothing invisible', () => {
  expect(withoutBlanks(` my-${INVISIBLE.join('')} post\u00a0\n`)).toBe('my-post');
});

describe('a message', () => {
  it.each(INVISIBLE)('shows %j as its code point', (character) => {
    expect(withCodePoints(`a${character}b`)).toMatch(/^a\\u\{[0-9A-F]+\}b$/);
  });

  it('leaves what can be seen', () => {
    expect(withCodePoints('One 👩‍🔧\tdécharge\n')).toBe('One 👩‍🔧\tdécharge\n');
  });

  it('tells a space that does not break from a plain one', () => {
    expect(withCodePoints('a\u00a0b')).toBe('a\\u{A0}b');
  });
});

it('what is written from right to left is told', () => {
  expect(['שלום', 'مرحبا', 'Hello שלום'].every(hasRightToLeft)).toBe(true);
  expect(['Hello', 'déchets 🗑️', '日本'].some(hasRightToLeft)).toBe(false);
});
