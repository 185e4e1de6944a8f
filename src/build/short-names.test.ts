import { describe, expect, it } from 'vitest';
import { withShortNames } from './short-names.ts';

const shortened = (classes: string[], css: string, scripted: string[] = []) =>
  withShortNames(`<p class="${classes.join(' ')}"></p>`, css, {
    names: new Set([...classes, ...scripted, 'p']),
    scripted: new Set(scripted),
    properties: new Set(),
  });

describe('classes of the framework', () => {
  it('have short names, the same ones in the page and its styles', () => {
    expect(shortened(['lg:flex', 'mt-4'], '.lg\\:flex{display:flex}.mt-4{margin-top:1rem}')).toEqual({
      html: '<p class="a b"></p>',
      css: '.a{display:flex}.b{margin-top:1rem}',
    });
  });

  it('have names that the page has not yet', () => {
    expect(shortened(['a', 'mt-4'], '.mt-4{margin-top:1rem}').html).toBe('<p class="a b"></p>');
  });

  it.each([
    ['which scripts set', ['mt-4'], '.mt-4{margin-top:1rem}', ['mt-4']],
    ['which are our own', ['carousel'], '.carousel{overflow:auto}', []],
    ['which no rule names', ['hook'], 'p{margin:0}', []],
  ])('keep their names, %s', (_, classes, css, scripted) => {
    expect(shortened(classes, css, scripted)).toEqual({ html: `<p class="${classes.join(' ')}"></p>`, css });
  });

  it('are not taken for one in a number or the name of a file', () => {
    const css = '.mt-4{margin-top:.625rem;src:url(x.woff2)}';
    expect(shortened(['mt-4'], css).css).toBe('.a{margin-top:.625rem;src:url(x.woff2)}');
  });
});
