import type { Page } from 'playwright/test';

/** Lets frames be painted: what does not show in half a second of them does not come. */
const FRAMES = 30;

/** How far down the page was scrolled at most, over some frames from now on. */
export const farthestScroll = (page: Page): Promise<number> =>
  page.evaluate(async (count) => {
    let farthest = window.scrollY;
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise(requestAnimationFrame);
      farthest = Math.max(farthest, window.scrollY);
    }
    return farthest;
  }, FRAMES);
