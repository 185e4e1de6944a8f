import { describe, expect, it } from 'vitest';
import { bodyLinks } from './body-links.ts';

describe('the links of a Markdown body', () => {
  it.each([
    ['plain', 'See [a](/a) and [b](/b#c).', ['/a', '/b#c']],
    ['with a title', '[a](/a "Title")', ['/a']],
    ['in angle brackets', '[a](</a>)', ['/a']],
    ['by reference', '[a][one]\n\n[one]: /a', ['/a']],
    ['over two lines', '[a\nb](/a)', ['/a']],
    ['around a picture', '[![alt](pic.jpg)](/a)', ['/a']],
    ['in a footnote', 'Text[^1].\n\n[^1]: See [a](/a).', ['/a']],
    ['as an address', '<https://example.com/a>', ['https://example.com/a']],
    ['as HTML', '<a class="x" href="/a">a</a>', ['/a']],
    ['as HTML within a paragraph', 'See <a href="/a">a</a>.', ['/a']],
    ['only in code', '`[a](/a)`\n\n    [b](/b)', []],
    ['with a bracket in its address', '[a](/a_(b))', ['/a_(b)']],
    ['without any', 'Text [in brackets], (and more) ![alt](pic.jpg)\n\n[^1]: A note.', []],
  ])('%s', (_, body, links) => {
    expect(bodyLinks(body).links).toEqual(links);
  });

  it('are told apart from its pictures', () => {
    expect(bodyLinks('![x](../images/x.jpg "Title") and [a](/a)')).toEqual({
      links: ['/a'],
      pictures: ['../images/x.jpg'],
    });
  });

  it('are told apart from pictures by reference and in HTML', () => {
    expect(bodyLinks('![x][one] <img src="/y.jpg">\n\n[one]: x.jpg').pictures).toEqual(['x.jpg', '/y.jpg']);
  });
});
