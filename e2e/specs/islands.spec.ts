import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { testimonialsOf } from '../support/content.ts';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';
import { recordViolations } from '../support/policy-violations.ts';
import { paths } from '../support/routes.ts';
import { watchPage } from '../support/watch-page.ts';

for (const path of paths) {
  // One testimonial alone needs no script.
  const hasCarousel = testimonialsOf(path).length > 1;
  // The estimate box of the home page comes to life as it nears the screen.
  const readsWithScript = hasCarousel || path === '/';
  const whenRead = readsWithScript
    ? 'only what nears the screen when it is read'
    : 'none even when it is read to its end';

  test(`${path} loads no script while it is not touched, and ${whenRead}; nothing shifts, nothing is logged and nothing is against its policy`, async ({
    page,
  }) => {
    const { problems, scripts } = watchPage(page);
    const violations = await recordViolations(page);
    await recordLayoutShifts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);

    const site = new SitePage(page);
    const isCarousel = (url: string) => url.includes('/Carousel.');
    const carousel = hasCarousel
      ? page.waitForRequest((request) => request.resourceType() === 'script' && isCarousel(request.url()))
      : undefined;
    await site.readToTheEnd();
    await carousel;
    expect(scripts.some(isCarousel)).toBe(hasCarousel);
    expect(scripts.length > 0).toBe(readsWithScript);
    expect(await site.sidewaysScroll()).toBe(0);
    expect(await site.brokenPictures()).toEqual([]);

    // The focus is an intent: every island of the header comes alive.
    await page.locator('header astro-island button').evaluateAll((buttons) => {
      for (const button of buttons) button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
    expect(problems).toEqual([]);
    expect(violations).toEqual([]);
  });
}
