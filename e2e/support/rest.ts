import type { Page } from 'playwright/test';

/** Waits until all that moves has come to rest, but for what turns without end, or moves by scrolling alone. */
export async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    // One that is taken back half-way rejects, and is at rest as well.
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
