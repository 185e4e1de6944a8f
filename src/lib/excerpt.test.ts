import { describe, expect, it } from 'vitest';
import { excerptOf } from './text.ts';

describe('an excerpt', () => {
  it.each([
    ['stays whole when it is short enough', 'one two three', 3, 'one two three'],
    ['keeps the full stop of a whole text', 'one two three.', 3, 'one two three.'],
    ['is cut after the words allowed', 'one two three four', 3, 'one two three…'],
    ['loses a comma before the ellipsis', 'one two, three', 2, 'one two…'],
    ['loses several marks before the ellipsis', 'one two?! three', 2, 'one two…'],
    ['keeps marks inside', 'one, two three', 2, 'one, two…'],
    ['counts runs of white space as one', ' one\n two\t three ', 3, 'one two three'],
    ['of nothing is nothing', '', 3, ''],
  ])('%s', (_, text, words, expected) => {
    expect(excerptOf(text, words)).toBe(expected);
  });

  it('holds 35 words where 35 are allowed', () => {
    const text = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ');
    expect(excerptOf(text, 35)).toMatch(/^(?:w\d+ ){34}w34…$/);
  });
});
