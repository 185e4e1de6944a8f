import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { labels, telLink } from '../support/content.ts';

const { callBar, form } = labels;

test.describe('header', () => {
  test('takes at most 72 pixels of the screen', async ({ page }) => {
    await page.goto('/');
    const box = await new SitePage(page).header.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(72);
  });

  test('has a bar at the bottom that calls and leads to the form', async ({ page }) => {
    await page.goto('/blog');
    const bar = page.getByRole('navigation', { name: callBar.label });
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link', { name: callBar.call, exact: true })).toHaveAttribute('href', telLink);
    await bar.getByRole('link', { name: callBar.estimate, exact: true }).tap();
    await expect(page.getByRole('heading', { name: form.estimateHeading })).toBeInViewport();
  });
});
