import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { rewrite } from '../../src/build/stylesheet.ts';
import { builtPages, filesBelow } from '../support/dist.ts';

/** Methods that the oldest browsers of `package.json` lack. Each would stop its script. */
const MISSING_METHODS =
  'at|findLast|findLastIndex|fromAsync|groupBy|toReversed|toSorted|toSpliced|with|withResolvers';
const MISSING_FUNCTIONS = 'structuredClone';

const linter = new Linter();
/** What the oldest browsers can't read or call in a script. */
const faults = (script: string) =>
  linter
    .verify(script, [
      {
        languageOptions: { ecmaVersion: 2021, sourceType: 'module' },
        linterOptions: { reportUnusedDisableDirectives: 'off', noInlineConfig: true },
        rules: {
          'no-restricted-syntax': [
            'error',
            `CallExpression > MemberExpression.callee[property.name=/^(?:${MISSING_METHODS})$/]`,
            `CallExpression > Identifier.callee[name=/^(?:${MISSING_FUNCTIONS})$/]`,
          ],
        },
      },
    ])
    .map(({ message, line, column }) => `${line}:${column} ${message}`);

const pages = builtPages('dist');
const scriptFiles = filesBelow('dist').filter((name) => name.endsWith('.js'));

describe.each(pages)('$path, in the oldest browsers', ({ document }) => {
  it('has styles without what they drop: layers, newer media queries, colors of two modes', () => {
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.map((css) => rewrite(css))).toEqual(styles);
    expect(styles.join('')).not.toMatch(/@layer|light-dark\(|\d(?:dvh|svh|lvh)\b/);
  });

  it('shows nothing that is to be hidden, not even without styles', () => {
    const hidden = [...document.querySelectorAll('#message-sent, [name=bot-field]')];
    expect(hidden.filter((element) => element.closest('[hidden]') === null)).toEqual([]);
  });
});

it('is shown a banner and honeypots that are hidden', () => {
  const all = pages.flatMap(({ document }) => [
    ...document.querySelectorAll('#message-sent, input[name=bot-field][tabindex="-1"]'),
  ]);
  expect(all.length).toBeGreaterThanOrEqual(4);
});

describe('scripts, in the oldest browsers', () => {
  it.each(scriptFiles)('%s can be read, and calls nothing that they lack', (name) => {
    const script = readFileSync(join('dist', name), 'utf8');
    expect(faults(script)).toEqual([]);
    // Astro's own element has it too, and calls it for an export within an export: there are none.
    expect(script.includes('Object.hasOwn')).toBe(/island\.[\w-]+\.js$/.test(name));
  });

  it('of pages can be read too', () => {
    const inline = pages.flatMap(({ document }) =>
      [...document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')].map(
        ({ textContent }) => textContent,
      ),
    );
    expect(inline.length).toBeGreaterThan(0);
    expect([...new Set(inline)].flatMap(faults)).toEqual([]);
  });
});
