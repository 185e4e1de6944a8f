import { describe, expect, it } from 'vitest';
import { classesIn } from '../../src/build/stylesheet.ts';
import { builtPages } from '../support/dist.ts';

/** What Tailwind declares by `@property`, what a picture has in its style attribute, and what the toasts' library sets. */
const SET_ELSEWHERE = /^--(?:tw-.*|focus|x|y|height|opacity|z-index)$/;

const pages = builtPages('dist').map(({ path, document }) => {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  return {
    path,
    hasForm: document.querySelector('form') !== null,
    styles,
    /** Every class that a rule of the page's styles names. */
    ruled: classesIn(styles),
    classes: new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])),
  };
});
const ruledSomewhere = new Set(pages.flatMap(({ ruled }) => [...ruled]));

describe.each(pages)('$path', ({ styles, ruled, classes }) => {
  it('has the rules of all its classes, although its styles are cut down to what it needs', () => {
    const missing = [...classes].filter((name) => ruledSomewhere.has(name) && !ruled.has(name));
    expect(classes.size).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('sets every custom property that its styles read without a value to fall back on', () => {
    const set = new Set(styles.match(/--[\w-]+(?=:)/g));
    const read = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(set.size).toBeGreaterThan(15);
    expect(read.filter((name) => !set.has(name) && !SET_ELSEWHERE.test(name))).toEqual([]);
  });

  it.each(['drawer', 'collapse-height', 'services-menu-panel'])(
    'has the rules of %s, which its islands move',
    (name) => {
      expect(ruled).toContain(name);
    },
  );
});

it('keeps what only other pages need out of a page of plain text', () => {
  const privacy = pages.find(({ path }) => path === '/privacy');
  expect(privacy?.ruled.size).toBeLessThan(ruledSomewhere.size / 2);
});

it('has the rules of what a form prints once it is live, on every page with one', () => {
  const withForm = pages.filter(({ hasForm }) => hasForm);
  expect(withForm.length).toBeGreaterThanOrEqual(3);
  for (const { ruled } of withForm) {
    expect([...ruled]).toEqual(expect.arrayContaining(['toast', 'border-danger', 'animate-spin']));
  }
});
