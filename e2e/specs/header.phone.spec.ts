import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { labels, telLink } from '../support/content.ts';

const { callBar, form } = labels;

test('a link to a place of another page arrives there at once', async ({ page }) => {
  await page.goto('/services#faq', { waitUntil: 'load' });
  const top = await page.locator('#faq').evaluate((place) => place.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

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
