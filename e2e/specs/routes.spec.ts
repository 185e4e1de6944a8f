import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
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
      await expect(site.footer.getByRole('link', { name: '(619) 555-0142' })).toHaveAttribute(
        'href',
        'tel:+16195550142',
      );
    });
  }
});

test('an address with a slash at the end answers like the one without', async ({ page }) => {
  for (const path of ['/services', '/services/', '/blog', '/blog/']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://steed-dumpsters.example${path.replace(/\/$/, '')}`,
    );
  }
});

test('an address without a page says so with status 404 and leads home', async ({ page }) => {
  const response = await page.goto('/blog/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "404 - Oops, it seems you've found a page that's missing.",
  );
  await expect(
    page.getByText('We apologize, but the page you are looking for does not exist.'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back To Home Page' }).click();
  await expect(page).toHaveURL('/');
});
