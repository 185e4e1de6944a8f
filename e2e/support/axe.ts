import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Waits until all that moves has come to rest, but for what turns without end. */
async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    // One that is taken back half-way rejects, and is at rest as well.
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** What axe finds wrong with a page once it is at rest (colors are mixed while they fade), one line a rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  await waitForRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}
