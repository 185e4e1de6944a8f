import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { labels, menuServices } from '../support/content.ts';
import { recordViolations } from '../support/policy-violations.ts';

test('nothing is in conflict with the policy while the menu and its services are open', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto('/about');
  await new SitePage(page).menuButton.tap();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: labels.header.showServices }).tap();
  await expect(menu.getByRole('link', { name: menuServices.at(-1)?.name ?? '', exact: true })).toBeVisible();
  expect(violations).toEqual([]);
});
