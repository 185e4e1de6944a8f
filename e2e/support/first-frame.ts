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

/** The background that was noted, once there has been a frame. */
export async function firstFrame(page: Page): Promise<unknown> {
  const noted = await page.waitForFunction(() => Reflect.get(window, 'firstFrame') as unknown);
  return await noted.jsonValue();
}
