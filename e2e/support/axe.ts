import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { waitForRest } from './rest.ts';

/** What axe finds wrong with a page once it is at rest (colors are mixed while they fade), one line a rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  await waitForRest(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}
