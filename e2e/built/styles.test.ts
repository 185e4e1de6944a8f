import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesIn } from '../../src/build/stylesheet.ts';
import { builtPages, filesBelow } from '../support/dist.ts';

/** What Tailwind declares by `@property`, what a picture has in its style attribute, and what the toasts' library sets. */
const SET_ELSEWHERE = /^--(?:tw-.*|focus|x|y|height|opacity|z-index)$/;

const pages = builtPages('dist').map(({ path, document }) => {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  return {
    path,
    hasForm: document.querySelector('form') !== null,
    styles,
    /** Every class that a rule of the page's styles names. */
    ruled: namesIn(styles),
    classes: new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])),
  };
});
/** What pages name at their end. */
const lateStyles = filesBelow('dist')
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join('dist', name), 'utf8'))
  .join('');
const ruledSomewhere = new Set(pages.flatMap(({ ruled }) => [...ruled]));

describe.each(pages)('$path', ({ styles, ruled, classes }) => {
  it('has the rules of all its classes, although its styles are cut down to what it needs', () => {
    const missing = [...classes].filter((name) => ruledSomewhere.has(name) && !ruled.has(name));
    expect(classes.size).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('sets every custom property that its styles read without a value to fall back on', () => {
    const set = new Set(styles.match(/--[\w-]+(?=:)/g));
    const read = [...(styles + lateStyles).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(set.size).toBeGreaterThan(15);
    expect(read.filter((name) => !set.has(name) && !SET_ELSEWHERE.test(name))).toEqual([]);
  });

  it.each(['drawer', 'services-menu-panel'])('has the rules of %s, which its islands move', (name) => {
    expect(ruled).toContain(name);
  });
});

it.each(['drawer', 'collapse-height', 'services-menu-panel', 'carousel-pages', 'toast', 'button-call'])(
  'has at the end of pages the rules by which %s moves and answers',
  (name) => {
    expect(namesIn(lateStyles)).toContain(name);
  },
);

it('keeps what only other pages need out of a page of plain text', () => {
  const lengthOf = (path: string) => pages.find((page) => page.path === path)?.styles.length ?? NaN;
  expect(lengthOf('/privacy')).toBeLessThan(lengthOf('/') * 0.7);
});

it('has the rules of what a form prints once it is live, on every page with one', () => {
  const withForm = pages.filter(({ hasForm }) => hasForm);
  expect(withForm.length).toBeGreaterThanOrEqual(3);
  for (const { ruled } of withForm) {
    expect([...ruled]).toEqual(expect.arrayContaining(['border-danger', 'animate-spin']));
  }
});
