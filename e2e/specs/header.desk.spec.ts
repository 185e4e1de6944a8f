import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { labels, menuLinks, otherLink, site } from '../support/content.ts';

const { callToAction, openingHours, phoneNumber, quoteLabel, telLink, topBarLabel } = site;

test.describe('header', () => {
  test('lists the links of the navigation, and leaves out those that are for the footer alone', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(new SitePage(page).mainNavigation.locator('.nav-link')).toHaveText(
      menuLinks.map(({ title }) => title),
    );
  });

  test('marks the page that is open', async ({ page }) => {
    await page.goto(otherLink.href);
    const site = new SitePage(page);
    await expect(site.mainNavigation.locator('[aria-current=page]')).toHaveText(otherLink.title);
  });

  test('has the label, the hours and the quote link in the top bar', async ({ page }) => {
    await page.goto('/');
    const { header } = new SitePage(page);
    await expect(header.getByText(topBarLabel, { exact: true })).toBeVisible();
    await expect(header.getByText(openingHours.text, { exact: true }).first()).toBeVisible();
    await expect(header.getByRole('link', { name: quoteLabel })).toHaveAttribute('href', telLink);
  });

  test('has a button that calls, with the number', async ({ page }) => {
    await page.goto('/');
    const button = new SitePage(page).header.getByRole('link', {
      name: `${callToAction} ${phoneNumber}`,
    });
    await expect(button).toHaveAttribute('href', telLink);
  });

  test('stays in sight while the page scrolls, by its lower bar alone', async ({ page }) => {
    await page.goto('/services');
    await page.evaluate(() => window.scrollTo(0, 3000));
    const { header } = new SitePage(page);
    await expect(header.getByRole('link', { name: labels.a11y.home })).toBeInViewport();
    await expect(header.getByText(topBarLabel, { exact: true })).not.toBeInViewport();
  });
});
