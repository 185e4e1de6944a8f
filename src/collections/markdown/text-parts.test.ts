import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

it('opens with the first heading, and makes a part of each further one', () => {
  const html =
    '<h2 id="a">A</h2><p>One &amp; <b>two</b>.</p><h2 id="b">B</h2>\n<ul><li>x</li></ul><h3>C</h3><h2 id="d">D</h2>';
  expect(textParts(html)).toEqual({
    opening: '<h2 id="a">A</h2><p>One &amp; <b>two</b>.</p>',
    parts: [
      { heading: '<h2 id="b">B</h2>', html: '\n<ul><li>x</li></ul><h3>C</h3>' },
      { heading: '<h2 id="d">D</h2>', html: '' },
    ],
  });
});

it('keeps what stands before the first heading with it', () => {
  expect(textParts('<p>First.</p><h2>A</h2><p>Then.</p>')).toEqual({
    opening: '<p>First.</p><h2>A</h2><p>Then.</p>',
    parts: [],
  });
});

it('leaves a heading in a quote where it is, and makes one part of a text without headings', () => {
  const quote = '<h2>A</h2><blockquote><h2>B</h2></blockquote>';
  expect(textParts(quote)).toEqual({ opening: quote, parts: [] });
  expect(textParts('<p>Text.</p>')).toEqual({ opening: '<p>Text.</p>', parts: [] });
  expect(textParts('')).toEqual({ opening: '', parts: [] });
});

it('loses nothing of what a text may hold', () => {
  const html =
    '<h2>A</h2><p>5 &lt; 6 <img data-picture="a.jpg" alt="It&#39;s"></p><pre>a\n  b</pre><hr><p>end';
  const { opening } = textParts(html);
  expect(opening).toContain('5 &lt; 6 <img data-picture="a.jpg" alt="It');
  expect(opening).toContain('<pre>a\n  b</pre>');
  expect(opening).toContain('<hr>');
});
