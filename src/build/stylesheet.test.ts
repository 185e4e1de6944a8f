import { describe, expect, it } from 'vitest';
import { readStylesheet } from './stylesheet.ts';

/** What is left of a stylesheet for a page with a few elements and the given names. */
const needed = (css: string, names: string[] = [], properties: string[] = []) =>
  readStylesheet(css)({
    names: new Set(['a', 'h1', 'p', 'li', ...names]),
    scripted: new Set(),
    properties: new Set(properties),
  });

describe('a stylesheet that is cut down to a page', () => {
  it('loses the rules of classes and elements that the page does not have', () => {
    expect(needed('.used{color:red}.other{color:#00f}', ['used'])).toBe('.used{color:red}');
    expect(needed('p{color:red}table{color:#00f}.used td{color:#000}', ['used'])).toBe('p{color:red}');
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
    expect(needed(css)).toBe('a{top:0}');
  });

  it('keeps of a list what the page can have', () => {
    expect(needed('.used,.other{color:red}', ['used'])).toBe('.used{color:red}');
    expect(needed('.used,.other{color:red}')).toBe('');
  });

  it('loses movements that nothing makes', () => {
    const css = 'a{animation:1s turn}@keyframes turn{to{rotate:1turn}}@keyframes fall{to{top:0}}';
    expect(needed(css)).toBe('a{animation:1s turn}@keyframes turn{to{rotate:1turn}}');
  });

  it("has Tailwind's defaults in their places, unless a rule of the page sets something else", () => {
    const css =
      '*{--tw-x:1}a{order:var(--tw-x)}h1{line-height:var(--tw-leading,2)}p{border-style:var(--tw-border-style)}.set{--tw-x:2}';
    expect(needed(css)).toBe('a{order:1}h1{line-height:2}');
    expect(needed(css, ['set'])).toContain('a{order:var(--tw-x)}');
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
    const cutDown = readStylesheet('.a{color:red}.b{color:#00f}');
    const cut = (...names: string[]) =>
      cutDown({ names: new Set(names), scripted: new Set(), properties: new Set() });
    expect(cut('a', 'x')).toBe('.a{color:red}');
    expect(cut('b')).toBe('.b{color:#00f}');
    expect(cut('a')).toBe('.a{color:red}');
  });
});
