import { describe, expect, it } from 'vitest';
import { splitAfterFirstSection } from './split-html.ts';

describe('splitAfterFirstSection', () => {
  it.each([
    [
      'a text that begins with a heading',
      '<h2 id="a">A</h2><p>1</p><h2>B</h2><p>2</p>',
      '<h2 id="a">A</h2><p>1</p>',
    ],
    ['a text with an introduction', '<p>Intro</p><h2>A</h2><p>1</p><h2>B</h2>', '<p>Intro</p>'],
  ])('splits %s before its next heading', (_, html, first) => {
    const parts = splitAfterFirstSection(html);
    expect(parts.first).toBe(first);
    expect(parts.first + parts.rest).toBe(html);
  });

  it.each([
    ['one section', '<h2>A</h2><p>1</p>'],
    ['no heading', '<p>1</p>'],
    ['nothing', ''],
  ])('keeps a text of %s whole', (_, html) => {
    expect(splitAfterFirstSection(html)).toEqual({ first: html, rest: '' });
  });
});
