import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { waitForRest } from './rest.ts';

/** The rules that ask for what colors and sizes do: all that can differ from one color mode to the other. */
const LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with a page once it is at rest (colors are mixed while they fade), one line a rule.
 *
 * @param what `looks` where the same elements were looked at in the other color mode: takes a third of the time
 */
export async function axeFindings(page: Page, what: 'all' | 'looks' = 'all'): Promise<string[]> {
  await waitForRest(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (what === 'all' ? axe.withTags(TAGS) : axe.withRules(LOOKS)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}
