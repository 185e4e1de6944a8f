import { describe, expect, it } from 'vitest';
import { readStylesheet } from './stylesheet.ts';

/** What is left of a stylesheet for a page with the given classes. */
const needed = (css: string, classes: string[] = [], properties: string[] = []) =>
  readStylesheet(css).cutDown(new Set(classes), new Set(properties));

describe('a stylesheet that is cut down to a page', () => {
  it('loses the rules of classes that the page does not have', () => {
    expect(needed('.used{color:red}.other{color:#00f}', ['used'])).toBe('.used{color:red}');
  });

  it.each([
    ['elements', 'h1{color:red}'],
    ['states of any element', ':focus-visible{color:red}'],
    ['attributes', '[data-print=hide]{color:red}'],
    ['what a page does not have', ':not(.other){color:red}'],
  ])('keeps rules for %s', (_, css) => {
    expect(needed(css)).toBe(css);
  });

  it.each([
    ['states', '.used:hover{color:red}', 'used'],
    ['attributes that a script sets', '.used[data-leave]{color:red}', 'used'],
    ['screens', '@media (min-width:62em){.lg\\:flex{display:flex}}', 'lg:flex'],
    ['names with signs', '.\\[\\&\\>li\\]\\:border-0>li{border:0}', '[&>li]:border-0'],
    ['groups', ':where(.group):hover .underlined{color:red}', 'group underlined'],
  ])('keeps what its classes have for %s', (_, css, classes) => {
    expect(needed(css, classes.split(' '))).toBe(css);
  });

  it('loses a rule that needs two classes when the page has one of them', () => {
    expect(needed('.group:hover .underlined{color:red}', ['group'])).toBe('');
  });

  it.each([
    ':where(.used>:not(:last-child)){color:red}',
    ':is(:where(.used):hover .used){color:red}',
    ':is(.used,.other){color:red}',
  ])('loses %s when the page has none of its classes', (css) => {
    expect(needed(css, ['used'])).not.toBe('');
    expect(needed(css)).toBe('');
  });

  it('does for all browsers by rules what Tailwind does by "@property" for some', () => {
    const css =
      '@layer properties{@supports (-webkit-hyphens:none){*{--tw-x:0}}}@property --tw-x{syntax:"*";inherits:false;initial-value:0}a{top:var(--tw-x)}';
    expect(needed(css)).toBe('*{--tw-x:0}a{top:var(--tw-x)}');
  });

  it('keeps a rule as long as the page has one class of its list', () => {
    expect(needed('.used,.other{color:red}', ['used'])).toBe('.used,.other{color:red}');
    expect(needed('.used,.other{color:red}')).toBe('');
  });

  it('loses custom properties that nothing reads', () => {
    const css =
      '@property --unread{syntax:"*";inherits:false}:root{--read:red;--unread:#00f;--drawn:1px}a{color:var(--read)}';
    expect(needed(css, [], ['--drawn'])).toBe(':root{--read:red;--drawn:1px}a{color:var(--read)}');
  });

  it.each([
    ['layers', '@layer a{.used{color:red}}', '.used{color:red}'],
    ['ranges of widths', '@media (width>=62em){p{color:red}}', '@media (min-width:62em){p{color:red}}'],
  ])('holds nothing that the oldest browsers would drop: %s', (_, css, written) => {
    expect(needed(css, ['used'])).toMatch(written);
  });

  it('is the same for every page with the same names', () => {
    const stylesheet = readStylesheet('.a{color:red}.b{color:#00f}');
    expect(stylesheet.cutDown(new Set(['a', 'x']), new Set())).toBe('.a{color:red}');
    expect(stylesheet.cutDown(new Set(['b']), new Set())).toBe('.b{color:#00f}');
    expect(stylesheet.cutDown(new Set(['a']), new Set())).toBe('.a{color:red}');
  });
});
