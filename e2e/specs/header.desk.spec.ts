import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';

test.describe('header', () => {
  test('lists Home, Services, Blog, About and Contact Us, and leaves Careers out', async ({ page }) => {
    await page.goto('/');
    await expect(new SitePage(page).mainNavigation.locator('.nav-link')).toHaveText([
      'Home',
      'Services',
      'Blog',
      'About',
      'Contact Us',
    ]);
  });

  test('marks the page that is open', async ({ page }) => {
    await page.goto('/about');
    const site = new SitePage(page);
    await expect(site.mainNavigation.locator('[aria-current=page]')).toHaveText('About');
  });

  test('has the label, the hours and the quote link in the top bar', async ({ page }) => {
    await page.goto('/');
    const { header } = new SitePage(page);
    await expect(header.getByText('24/7')).toBeVisible();
    await expect(header.getByText('8am - 5pm Monday - Saturday')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Request Free Quote' })).toHaveAttribute(
      'href',
      'tel:+16195550142',
    );
  });

  test('has a button that calls, with the number', async ({ page }) => {
    await page.goto('/');
    const button = new SitePage(page).header.getByRole('link', { name: 'Call Us Anytime (619) 555-0142' });
    await expect(button).toHaveAttribute('href', 'tel:+16195550142');
  });

  test('stays in sight while the page scrolls, by its lower bar alone', async ({ page }) => {
    await page.goto('/services');
    await page.evaluate(() => window.scrollTo(0, 3000));
    const { header } = new SitePage(page);
    await expect(header.getByRole('link', { name: 'Steed Dumpster Co., home' })).toBeInViewport();
    await expect(header.getByText('24/7')).not.toBeInViewport();
  });
});
