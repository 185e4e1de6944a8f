import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { layoutShift, recordLayoutShift } from '../support/layout-shift.ts';
import { paths } from '../support/routes.ts';
import { watchPage } from '../support/watch-page.ts';

/** Pages with a carousel, which loads when it comes near. */
const WITH_CAROUSEL = new Set<string>(['/', '/about', '/careers']);

for (const path of paths) {
  test(`${path} loads no script while it is not touched`, async ({ page }) => {
    const { scripts } = watchPage(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });
}

for (const path of paths.filter((each) => !WITH_CAROUSEL.has(each))) {
  test(`${path} loads no script even when it is read to its end`, async ({ page }) => {
    const { scripts } = watchPage(page);
    await page.goto(path);
    await new SitePage(page).readToTheEnd();
    expect(scripts).toEqual([]);
  });
}

for (const path of paths) {
  test(`${path} shifts nothing and logs nothing while it is read and its islands come alive`, async ({
    page,
  }) => {
    const { problems } = watchPage(page);
    await recordLayoutShift(page);
    await page.goto(path);
    const site = new SitePage(page);
    // The focus is an intent: every island of the header loads.
    await page.locator('header astro-island button').evaluateAll((buttons) => {
      for (const button of buttons) button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await site.readToTheEnd();
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
    expect(await layoutShift(page)).toBe(0);
    expect(problems).toEqual([]);
  });
}
