import { expect, test } from 'playwright/test';
import { labels } from '../support/content.ts';
import { servicePaths } from '../support/routes.ts';

// A phone has these links in its menu and at the end of the page.
for (const path of servicePaths) {
  test(`${path} marks its link among those to all services`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('navigation', { name: labels.service.sidebar });
    await expect(links.locator('[aria-current=page]')).toHaveAttribute('href', path);
  });
}
