import { describe, expect, it } from 'vitest';
import { oneLine, printable, shorten } from './clean-text.ts';

describe('a printable text', () => {
  it.each([
    ['keeps letters, accents and emoji', 'déchets 🗑️', 'déchets 🗑️'],
    ['keeps its lines and tabs', 'a\n\tb', 'a\n\tb'],
    ['ends its lines in one way', 'a\r\nb\rc', 'a\nb\nc'],
    ['loses control characters', 'a\u0000\u0008\u001bb\u007f\u009f', 'ab'],
    ['loses what is no character', 'a\uFFFE\uFFFF\uFDD0b', 'ab'],
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
