import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { labels, site } from '../support/content.ts';

const { callBar, form } = labels;
const { openingHours, phoneNumber, telLink } = site;

test('a link to a place of another page arrives there at once', async ({ page }) => {
  await page.goto('/services#faq', { waitUntil: 'load' });
  const top = await page.locator('#faq').evaluate((place) => place.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

test.describe('header', () => {
  test('takes at most 100 pixels of the first screen, and 72 of those that are read after it', async ({
    page,
  }) => {
    await page.goto('/');
    const { header } = new SitePage(page);
    const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await bottom()).toBeLessThanOrEqual(100);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect.poll(bottom).toBeLessThanOrEqual(72);
  });

  for (const { name, what } of [
    {
      name: new RegExp(`^${RegExp.escape(site.quoteLabel)}.*${RegExp.escape(site.phoneNumber)}$`),
      what: 'link',
    },
    { name: new RegExp(`^${RegExp.escape(site.callToAction)}`), what: 'button' },
  ]) {
    test(`has a ${what} that calls, says so, and is large enough for a thumb`, async ({ page }) => {
      await page.goto('/about');
      const call = new SitePage(page).header.getByRole('link', { name });
      await expect(call).toHaveAttribute('href', telLink);
      const { width = 0, height = 0 } = (await call.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  }

  test('has a menu with the number, the hours, the way to the form and the color mode', async ({ page }) => {
    await page.goto('/about');
    await new SitePage(page).menuButton.tap();
    const menu = page.getByRole('dialog', { name: labels.header.menu });
    await expect(menu.getByRole('link', { name: phoneNumber })).toHaveAttribute('href', telLink);
    await expect(menu.getByText(openingHours.text)).toBeVisible();
    await expect(menu.getByText(labels.colorMode.system)).toBeVisible();
    await menu.getByRole('link', { name: callBar.estimate }).tap();
    await expect(page.getByRole('heading', { name: form.estimateHeading })).toBeInViewport();
  });
});

test.describe('the bar at the bottom', () => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`comes once the button above it is out of sight, where motion is ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto('/');
      const bar = page.getByRole('navigation', { name: callBar.label });
      const button = page.locator('.first-call');
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(bar).toBeHidden();
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect(button).not.toBeInViewport();
      await expect(bar).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(bar).toBeHidden();
    });
  }

  test('is there from the start on a page without such a button, calls, and leads to the form', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(page.locator('.first-call')).toHaveCount(0);
    const bar = page.getByRole('navigation', { name: callBar.label });
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link', { name: callBar.call, exact: true })).toHaveAttribute('href', telLink);
    await bar.getByRole('link', { name: callBar.estimate, exact: true }).tap();
    await expect(page.getByRole('heading', { name: form.estimateHeading })).toBeInViewport();
  });
});
