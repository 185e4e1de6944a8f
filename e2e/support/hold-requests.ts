import type { Page } from 'playwright/test';

/**
 * Holds requests back that a page makes from here on.
 *
 * @param url which of them, as for `page.route`
 * @returns what lets them go, and all that come after
 */
export async function holdRequests(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}
