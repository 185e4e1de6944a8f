import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';

test.describe('header', () => {
  test('takes at most 72 pixels of the screen', async ({ page }) => {
    await page.goto('/');
    const box = await new SitePage(page).header.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(72);
  });

  test('has a bar at the bottom that calls and leads to the form', async ({ page }) => {
    await page.goto('/blog');
    const bar = page.getByRole('navigation', { name: 'Quick contact' });
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+16195550142');
    await bar.getByRole('link', { name: 'Free estimate' }).tap();
    await expect(page.getByRole('heading', { name: 'Get FREE estimate!' })).toBeInViewport();
  });
});
