import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { labels, services, site } from '../support/content.ts';

const { footer: words } = labels;

test.describe('footer', () => {
  test('lists the services, each leading to its page', async ({ page }) => {
    await page.goto('/');
    const list = page.getByRole('navigation', { name: words.services, exact: true });
    await expect(list.getByRole('link')).toHaveText(services.map(({ title }) => title));
    const hrefs = await list
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(services.map(({ href }) => href));
  });

  test('has the useful links, the hours, this year and a way back to the top', async ({ page }) => {
    await page.goto('/privacy');
    const { footer } = new SitePage(page);
    await expect(
      footer.getByRole('navigation', { name: words.links, exact: true }).getByRole('link'),
    ).toHaveText([...site.navLinks.map(({ title }) => title), words.privacy]);
    await expect(footer.getByText(site.openingHours.text, { exact: true })).toBeVisible();
    await expect(footer.getByText(`© ${new Date().getFullYear()} ${site.legalName}`)).toBeVisible();
    await footer.getByRole('link', { name: words.backToTop }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.a11y.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
