import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { waitForRest } from './rest.ts';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page once it is at rest (colors are mixed while they fade), one line a rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  await waitForRest(page);
  await page.evaluate(SOURCE);
  return page.evaluate(async (values) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
  }, TAGS);
}
