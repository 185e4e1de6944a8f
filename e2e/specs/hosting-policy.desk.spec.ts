import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { menuServices } from '../support/content.ts';
import { recordViolations } from '../support/policy-violations.ts';

test('nothing is in conflict with the policy while the services menu is open', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto('/about');
  const site = new SitePage(page);
  await site.servicesLink.hover();
  await expect(site.service(menuServices.at(-1)?.name ?? '')).toBeVisible();
  await expect(page.locator('astro-island[ssr]').filter({ has: site.servicesButton })).toHaveCount(0);
  await site.servicesButton.click();
  expect(violations).toEqual([]);
});
