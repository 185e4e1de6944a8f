import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../support/dist.ts';

/** Every class that a rule of the page's styles names. */
function classesWithRules(document: Document): Set<string> {
  const found = new Set<string>();
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        for (const part of selector) if (part.type === 'class') found.add(part.name);
      },
    },
  });
  return found;
}

const pages = builtPages('dist').map(({ path, document }) => ({
  path,
  ruled: classesWithRules(document),
  classes: new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])),
}));
const ruledSomewhere = new Set(pages.flatMap(({ ruled }) => [...ruled]));

describe.each(pages)('$path', ({ ruled, classes }) => {
  it('has the rules of all its classes, although its styles are cut down to what it needs', () => {
    const missing = [...classes].filter((name) => ruledSomewhere.has(name) && !ruled.has(name));
    expect(classes.size).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it.each(['drawer-panel', 'drawer-backdrop', 'collapse-height', 'services-menu-panel'])(
    'has the rules of %s, which its islands print once they are live',
    (name) => {
      expect(ruled).toContain(name);
    },
  );
});

it('keeps what only other pages need out of a page of plain text', () => {
  const privacy = pages.find(({ path }) => path === '/privacy');
  expect(privacy?.ruled.size).toBeLessThan(ruledSomewhere.size / 2);
});
