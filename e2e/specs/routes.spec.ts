import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { pageOf, phoneNumber, site, telLink } from '../support/content.ts';
import { paths } from '../support/routes.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of paths) {
    test(`${path} answers with its heading, its menu and its number`, async ({ page }) => {
      const response = await page.goto(path);
      const site = new SitePage(page);
      expect(response?.status()).toBe(200);
      await expect(site.heading).toHaveCount(1);
      await expect(site.heading).toBeVisible();
      await expect(site.header).toBeVisible();
      await expect(site.footer.getByRole('link', { name: phoneNumber })).toHaveAttribute('href', telLink);
    });
  }
});

test('an address with a slash at the end answers like the one without', async ({ page }) => {
  for (const path of ['/services', '/services/', '/blog', '/blog/']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site.url}${path.replace(/\/$/, '')}`,
    );
  }
});

test('an address without a page says so with status 404 and leads home', async ({ page }) => {
  const response = await page.goto('/blog/no-such-post');
  expect(response?.status()).toBe(404);
  const { h1, subtitle, homeLabel } = pageOf('not-found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  await expect(page.getByText(subtitle)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: homeLabel }).click();
  await expect(page).toHaveURL('/');
});
