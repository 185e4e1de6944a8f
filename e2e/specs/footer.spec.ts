import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { servicePaths } from '../support/routes.ts';
import { serviceNames } from '../support/service-names.ts';

test.describe('footer', () => {
  test('lists the eight services, each leading to its page', async ({ page }) => {
    await page.goto('/');
    const list = page.getByRole('navigation', { name: 'Our Services' });
    await expect(list.getByRole('link')).toHaveText([...serviceNames]);
    const hrefs = await list
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.sort()).toEqual([...servicePaths].sort());
  });

  test('has the useful links, the hours, this year and a way back to the top', async ({ page }) => {
    await page.goto('/privacy');
    const { footer } = new SitePage(page);
    await expect(footer.getByRole('navigation', { name: 'Useful Links' }).getByRole('link')).toHaveText([
      'Home',
      'Services',
      'Blog',
      'About',
      'Careers',
      'Contact Us',
      'Privacy policy',
    ]);
    await expect(footer.getByText('8am - 5pm Monday - Saturday')).toBeVisible();
    await expect(footer.getByText(`© ${new Date().getFullYear()} Steed Dumpster Co.`)).toBeVisible();
    await footer.getByRole('link', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
