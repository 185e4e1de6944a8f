import { expect, test, type Page } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { SitePage } from '../pages/site-page.ts';
import { axeFindings } from '../support/axe.ts';
import { menuServices, otherLink } from '../support/content.ts';
import { watchPage } from '../support/watch-page.ts';

const serviceNames = menuServices.map(({ name }) => name);
const [first = '', second = first] = serviceNames;
const [firstPath = '', secondPath = firstPath] = menuServices.map(({ path }) => path);

test('opens under the pointer at once, closes a moment after it has left, and says which it is', async ({
  page,
}) => {
  const { problems } = watchPage(page);
  await page.goto('/');
  const site = new SitePage(page);
  await site.servicesLink.hover();
  for (const name of serviceNames) await expect(site.service(name)).toBeVisible();
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
  await site.heading.hover();
  await expect(site.service(first)).toBeHidden();
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'false');
  expect(problems).toEqual([]);
});

test('stays open while the pointer crosses the gap to the list', async ({ page }) => {
  await page.goto('/');
  const site = new SitePage(page);
  await site.servicesLink.hover();
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
  await site.service(second).hover();
  await page.waitForTimeout(400);
  await expect(site.service(second)).toBeVisible();
  await site.service(second).click();
  await expect(page).toHaveURL(secondPath);
});

test('leaves the caret where a visitor types while the mouse passes over it', async ({ page }) => {
  await page.goto('/contact');
  const site = new SitePage(page);
  const name = new EstimateForm(page).field('Name');
  await name.pressSequentially('Ann');
  await site.servicesLink.hover();
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type(' Lee');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ann Lee');
});

test('shows no focus on its button when only the mouse has passed over it', async ({ page }) => {
  await page.goto('/');
  const site = new SitePage(page);
  await site.servicesLink.hover();
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
  await expect(site.servicesButton).not.toBeFocused();
});

test('stays open for the keyboard when the mouse leaves it', async ({ page }) => {
  await page.goto('/');
  const site = new SitePage(page);
  await site.servicesButton.focus();
  await page.keyboard.press('Enter');
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(site.service(first)).toBeFocused();
  await site.service(second).hover();
  await site.heading.hover();
  // Longer than the pointer may be away.
  await page.waitForTimeout(400);
  await expect(site.service(first)).toBeFocused();
  await expect(site.service(first)).toBeVisible();
});

test('closes by Escape under the mouse, and leaves the caret where a visitor types', async ({ page }) => {
  await page.goto('/contact');
  const site = new SitePage(page);
  const name = new EstimateForm(page).field('Name');
  await name.click();
  await site.servicesLink.hover();
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'false');
  await expect(site.service(first)).toBeHidden();
  await expect(name).toBeFocused();
});

test('says that it is closed while the keyboard is only on its button', async ({ page }) => {
  await page.goto('/');
  const site = new SitePage(page);
  await site.servicesLink.focus();
  await page.keyboard.press('Tab');
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'false');
  await expect(site.service(first)).toBeHidden();
});

test('opens and closes by keyboard, and gives the focus back on Escape', async ({ page }) => {
  await page.goto('/');
  const site = new SitePage(page);
  await site.servicesLink.focus();
  await page.keyboard.press('Tab');
  await expect(site.servicesButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(site.service(first)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(site.service(first)).toBeHidden();
  await expect(site.servicesButton).toBeFocused();
});

test('closes when the keyboard leaves it', async ({ page }) => {
  await page.goto('/');
  const site = new SitePage(page);
  await site.servicesButton.focus();
  await page.keyboard.press('Enter');
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
  await site.mainNavigation.getByRole('link', { name: otherLink.title, exact: true }).focus();
  await expect(site.service(first)).toBeHidden();
});

test('a click of the mouse on the button leaves the list open', async ({ page }) => {
  await page.goto('/');
  const site = new SitePage(page);
  await site.servicesButton.click();
  await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
  await page.waitForTimeout(300);
  await expect(site.service(first)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('has no fault that axe finds while it is open', async ({ page }) => {
      await page.goto('/');
      const site = new SitePage(page);
      await site.servicesLink.hover();
      await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
      await expect(site.service(first)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('opens on the first tap of a cold page and closes on the next', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await site.servicesButton.tap();
    await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'true');
    await expect(site.service(first)).toBeVisible();
    await site.servicesButton.tap();
    await expect(site.service(first)).toBeHidden();
  });
});

for (const { how, open, leave } of [
  {
    how: 'a tap',
    open: (site: SitePage) => site.servicesButton.tap(),
    leave: (page: Page) => page.touchscreen.tap(590, 500),
  },
  {
    how: 'a tap on a heading after it was opened by keyboard',
    open: (site: SitePage) => site.servicesButton.press('Enter'),
    leave: (page: Page) => new SitePage(page).heading.tap(),
  },
  {
    how: 'a click after it was opened by keyboard',
    open: (site: SitePage) => site.servicesButton.press('Enter'),
    leave: (page: Page) => page.mouse.click(590, 500),
  },
]) {
  test.describe('on a tablet', () => {
    test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

    test(`closes by ${how} below the header`, async ({ page }) => {
      await page.goto('/about');
      const site = new SitePage(page);
      await open(site);
      await expect(site.service(first)).toBeVisible();
      // Live, and not only shown by CSS.
      await expect(page.locator('.services-menu-static')).toHaveCount(0);
      await leave(page);
      await expect(site.service(first)).toBeHidden();
      await expect(site.servicesButton).toHaveAttribute('aria-expanded', 'false');
    });
  });
}

test('the link itself leads to the overview, on a cold page too', async ({ page }) => {
  await page.goto('/');
  await new SitePage(page).servicesLink.click();
  await expect(page).toHaveURL('/services');
});

test.describe('when its script cannot be loaded', () => {
  test('opens under the pointer all the same', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/');
    const site = new SitePage(page);
    await site.servicesLink.hover();
    await page.waitForTimeout(1500);
    await site.service(first).click();
    await expect(page).toHaveURL(firstPath);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens under the pointer and leads to a service', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await expect(site.service(first)).toBeHidden();
    await site.servicesLink.hover();
    for (const name of serviceNames) await expect(site.service(name)).toBeVisible();
    await site.service(first).click();
    await expect(page).toHaveURL(firstPath);
  });

  test('opens when the keyboard reaches its button, and its links can be reached', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await site.servicesLink.focus();
    await page.keyboard.press('Tab');
    await expect(site.servicesButton).toBeFocused();
    await expect(site.service(first)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(site.service(first)).toBeFocused();
  });
});
