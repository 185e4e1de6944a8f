import type { Page } from 'playwright/test';

/** Notes the background of every page just before its first frame with a body is painted. */
export async function noteFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const body = document.querySelector('body');
      if (body === null) requestAnimationFrame(look);
      else Object.assign(window, { firstFrame: getComputedStyle(body).backgroundColor });
    };
    requestAnimationFrame(look);
  });
}

/** The background that was noted. */
export const firstFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'firstFrame') as unknown);
