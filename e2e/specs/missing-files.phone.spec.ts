import { expect, test, type Page } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { SitePage } from '../pages/site-page.ts';
import { axeFindings } from '../support/axe.ts';
import { labels, menuServices, otherLink } from '../support/content.ts';
import { forms } from '../support/form-examples.ts';
import { answerWith, answerWithPage, receiveForms } from '../support/form-host.ts';

const [, contact] = forms;
const [service = { name: '', path: '' }] = menuServices;

/** Lets every request for a file of the build fail; returns how many there were. */
async function breakFile(page: Page, name: RegExp): Promise<() => number> {
  let failed = 0;
  await page.route(name, (route) => {
    failed += 1;
    return route.abort();
  });
  return () => failed;
}

test.describe('when the style sheet at the end of pages cannot be loaded', () => {
  let failed: () => number;

  test.beforeEach(async ({ page }) => {
    failed = await breakFile(page, /\/_astro\/[^/]+\.css$/);
  });

  test.afterEach(() => {
    expect(failed()).toBeGreaterThan(0);
  });

  test('a page can be read: axe finds nothing, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/');
    await expect(new SitePage(page).heading).toBeInViewport();
    expect(await axeFindings(page)).toEqual([]);
    expect(await new SitePage(page).sidewaysScroll()).toBe(0);
  });

  test('the menu opens, shows the services, leads to a page, and closes', async ({ page }) => {
    await page.goto('/');
    const drawer = page.getByRole('dialog', { name: labels.header.menu });
    const { menuButton } = new SitePage(page);
    await menuButton.tap();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: labels.header.close }).tap();
    await expect(drawer).toBeHidden();
    await menuButton.tap();
    await drawer.getByRole('button', { name: labels.header.showServices }).tap();
    await expect(drawer.getByRole('link', { name: service.name, exact: true })).toBeVisible();
    await drawer.getByRole('link', { name: otherLink.title, exact: true }).tap();
    await expect(page).toHaveURL(otherLink.href);
  });

  test('a form is sent by its script, and by the browser', async ({ page }) => {
    const sent = await receiveForms(page, answerWith(200));
    const form = new EstimateForm(page);
    await form.openLive(contact.path);
    await form.fill(contact.typed);
    await form.button.tap();
    await expect(form.message).toContainText(labels.form.sent);

    await page.unrouteAll();
    const sentByBrowser = await receiveForms(page, answerWithPage);
    failed = await breakFile(page, /\/_astro\/[^/]+\.(?:css|js)$/);
    await page.reload();
    await form.fill(contact.typed);
    await form.button.tap();
    await expect(page).toHaveURL('/?index#message-sent');
    expect([...sent, ...sentByBrowser].map(({ body }) => body)).toEqual([contact.body, contact.body]);
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

    test('the services open under the pointer and lead to one', async ({ page }) => {
      await page.goto('/');
      const site = new SitePage(page);
      await expect(site.service(service.name)).toBeHidden();
      await site.servicesLink.hover();
      await site.service(service.name).click();
      await expect(page).toHaveURL(service.path);
    });
  });
});

for (const path of ['/', '/services', '/contact']) {
  test(`every link and button of ${path} keeps its name when the file of the drawings cannot be loaded`, async ({
    page,
  }) => {
    const rolesAndNames = async () => {
      await page.goto(path);
      return page.locator('body').ariaSnapshot();
    };
    const whole = await rolesAndNames();
    const failed = await breakFile(page, /\/_astro\/drawings\..*\.svg$/);
    const broken = await rolesAndNames();
    expect(failed()).toBeGreaterThan(0);
    expect(broken).toBe(whole);
    expect(broken.match(/^\s*- '?(?:link|button) "/gm)?.length).toBeGreaterThan(20);
    expect(broken).not.toMatch(/^\s*- '?(?:link|button)(?! ")/m);
  });
}
