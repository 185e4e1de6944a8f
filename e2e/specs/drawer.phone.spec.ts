import { expect, test, type Locator, type Page, type Route } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { axeFindings } from '../support/axe.ts';
import { labels, menuServices, otherLink, servicesLink } from '../support/content.ts';
import { farthestScroll } from '../support/frames.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { waitForRest } from '../support/rest.ts';
import { watchPage } from '../support/watch-page.ts';

const { menu: menuName, close: closeName, showServices } = labels.header;
const serviceNames = menuServices.map(({ name }) => name);
const [firstService = ''] = serviceNames;
/** A place of the screen where the page behind the drawer is seen. */
const BEHIND = { x: 195, y: 800 };

const holdsFocus = (drawer: Locator) =>
  drawer.evaluate((element) => element.contains(document.activeElement));

async function openDrawer(page: Page) {
  await page.goto('/');
  await new SitePage(page).menuButton.tap();
  const drawer = page.getByRole('dialog', { name: menuName });
  await expect(drawer).toBeVisible();
  // It listens once it has taken the focus: a finger is slower than that.
  await expect.poll(() => holdsFocus(drawer)).toBe(true);
  return drawer;
}

test('the first tap on a cold page opens it, at the top of the screen', async ({ page }) => {
  const { problems } = watchPage(page);
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('link', { name: otherLink.title, exact: true })).toBeInViewport();
  const panel = drawer.getByRole('navigation').locator('..');
  await expect.poll(async () => (await panel.boundingBox())?.y).toBe(0);
  await expect(page.getByRole('button', { name: closeName })).toBeVisible();
  expect(problems).toEqual([]);
});

test('leads to a page', async ({ page }) => {
  const drawer = await openDrawer(page);
  await drawer.getByRole('link', { name: otherLink.title, exact: true }).tap();
  await expect(page).toHaveURL(otherLink.href);
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its close button', (page: Page) => page.getByRole('button', { name: closeName }).tap()],
  [
    'a tap outside',
    async (page: Page) => {
      // It listens for one a frame after it has opened.
      await waitForRest(page);
      await page.touchscreen.tap(BEHIND.x, BEHIND.y);
    },
  ],
] as const) {
  test(`closes by ${how} and gives the focus back to the menu button`, async ({ page }) => {
    const drawer = await openDrawer(page);
    await close(page);
    await expect(drawer).toBeHidden();
    await expect(new SitePage(page).menuButton).toBeFocused();
    await expect(new SitePage(page).menuButton).toHaveAttribute('aria-expanded', 'false');
  });
}

test('keeps the focus inside', async ({ page }) => {
  const drawer = await openDrawer(page);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => holdsFocus(drawer)).toBe(true);
  }
});

test('keeps the page behind it from scrolling until it is closed', async ({ page }) => {
  const drawer = await openDrawer(page);
  const panel = await drawer.getByRole('navigation').locator('..').boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? Infinity)).toBeLessThan(BEHIND.y);
  await page.mouse.move(BEHIND.x, BEHIND.y);
  await page.mouse.wheel(0, 600);
  expect(await farthestScroll(page)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('closes when the window grows past the large breakpoint', async ({ page }) => {
  const drawer = await openDrawer(page);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(drawer).toHaveCount(0);
});

test('opens the services below their link, and says whether they are open', async ({ page }) => {
  const drawer = await openDrawer(page);
  const group = drawer.getByRole('button', { name: showServices });
  const service = drawer.getByRole('link', { name: firstService, exact: true });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(service).toBeHidden();
  await group.tap();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  for (const name of serviceNames)
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  await group.tap();
  await expect(service).toBeHidden();
  await expect(drawer.getByRole('link', { name: servicesLink.title, exact: true })).toHaveAttribute(
    'href',
    '/services',
  );
});

test('moves as it should: a spring in, 0.15 s out, services 0.3 s open and 0.2 s shut', async ({ page }) => {
  const drawer = await openDrawer(page);
  const panel = drawer.getByRole('navigation').locator('..');
  const transition = (element: Element) => {
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
    return [transitionDuration, transitionTimingFunction.split('(')[0]];
  };
  expect(await panel.evaluate(transition)).toEqual(['0.5s', 'linear']);
  const list = drawer.locator('.collapse-height');
  expect((await list.evaluate(transition))[0]).toBe('0.2s, 0s');
  await drawer.getByRole('button', { name: showServices }).tap();
  expect((await list.evaluate(transition))[0]).toBe('0.3s');
  // Its way out lasts too short a time to be caught: how it would go is asked of one that is closed.
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect((await page.locator('#site-menu').evaluate(transition))[0]).toBe('0.15s, 0.15s, 0.15s');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('has no fault that axe finds while it is open, services included', async ({ page }) => {
      const drawer = await openDrawer(page);
      await drawer.getByRole('button', { name: showServices }).tap();
      await expect(drawer.getByRole('link', { name: firstService, exact: true })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('does not move', async ({ page }) => {
    const drawer = await openDrawer(page);
    const panel = drawer.getByRole('navigation').locator('..');
    await expect(panel).toHaveCSS('transition-duration', '0s');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(panel).not.toHaveCSS('transition-duration', '0s');
  });
});

for (const { how, answer } of [
  { how: 'does not come', answer: () => new Promise<void>(() => undefined) },
  { how: 'fails', answer: (route: Route) => route.abort() },
  { how: 'is missing', answer: (route: Route) => route.fulfill({ status: 404, body: '' }) },
]) {
  test(`the first tap shows the menu, and the next one the services, when the script ${how}`, async ({
    page,
  }) => {
    await page.route('**/_astro/*.js', answer);
    await page.goto('/');
    const site = new SitePage(page);
    await site.menuButton.tap();
    const menu = page.getByRole('navigation', { name: menuName });
    await expect(menu.getByRole('link', { name: firstService, exact: true })).toBeHidden();
    await site.page.getByRole('button', { name: showServices }).tap();
    await expect(menu.getByRole('link', { name: firstService, exact: true })).toBeVisible();
    await menu.getByRole('link', { name: otherLink.title, exact: true }).tap();
    await expect(page).toHaveURL(otherLink.href);
  });
}

for (const { how, reach } of [
  { how: 'has reached by keyboard', reach: (link: Locator) => link.focus() },
  { how: 'has scrolled to', reach: (link: Locator) => link.scrollIntoViewIfNeeded() },
]) {
  test(`what a visitor ${how} before the script has come stays in sight when it comes`, async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 320 });
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.goto('/');
    await new SitePage(page).menuButton.tap();
    const menu = page.getByRole('navigation', { name: menuName });
    await page.getByRole('button', { name: showServices }).tap();
    const link = menu.getByRole('link', { name: serviceNames.at(-1) ?? '', exact: true });
    await expect(link).toBeVisible();
    await waitForRest(page);
    await reach(link);
    await waitForRest(page);
    const place = await link.boundingBox();
    const focused = await link.evaluate((element) => element === document.activeElement);
    release();

    await expect(page.locator('#site-menu:modal')).toBeVisible();
    await waitForRest(page);
    expect(await link.boundingBox()).toEqual(place);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(focused);
  });
}

/** Whether the drawer is open or gone, with all that goes with it, or something in between. */
const stateOf = (page: Page) =>
  page.locator('#site-menu').evaluate((drawer) => {
    const expanded = document.querySelector('[popovertarget=site-menu]')?.getAttribute('aria-expanded');
    const isInTheWay = drawer.contains(document.elementFromPoint(195, 780));
    const isOpen = drawer.matches(':modal') && expanded === 'true';
    const isGone = getComputedStyle(drawer).display === 'none' && !isInTheWay && expanded === 'false';
    return isOpen ? 'open' : isGone ? 'gone' : 'in between';
  });

for (const { where, next } of [
  { where: 'the menu button', next: undefined },
  { where: 'the page', next: BEHIND },
]) {
  test(`is open or gone, however soon the next tap on ${where} comes on a slow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/about');
    const { menuButton } = new SitePage(page);
    await menuButton.tap();
    await expect.poll(() => stateOf(page)).toBe('open');
    await page.keyboard.press('Escape');
    await expect.poll(() => stateOf(page)).toBe('gone');
    const { x = 0, y = 0 } = (await menuButton.boundingBox()) ?? {};
    const menu = { x: x + 22, y: y + 22 };
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // 25 rounds; 50 with those of the other place.
    for (let pause = 0; pause <= 400; pause += 400 / 24) {
      await page.touchscreen.tap(menu.x, menu.y);
      await page.waitForTimeout(pause);
      await page.touchscreen.tap((next ?? menu).x, (next ?? menu).y);
      await expect.poll(() => stateOf(page), `${pause} ms`).toMatch(/^(?:open|gone)$/);
      await expect(page).toHaveURL('/about');
      await page.keyboard.press('Escape');
      await expect.poll(() => stateOf(page), `Escape after ${pause} ms`).toBe('gone');
    }
  });
}

for (const { what, scripts } of [
  { what: 'its script has', scripts: /_astro\/.*\.js$/ },
  { what: 'the scripts behind it have', scripts: /_astro\/(?!Drawer|client).*\.js$/ },
]) {
  test(`tries again on the next tap after ${what} failed`, async ({ page }) => {
    let failed = 0;
    page.on('requestfailed', () => (failed += 1));
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    const site = new SitePage(page);
    await site.menuButton.tap();
    await expect(page.locator('#site-menu')).toBeVisible();
    await expect.poll(() => failed).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('#site-menu')).toBeHidden();
    await page.unroute(scripts);
    await site.menuButton.tap();
    await expect(page.locator('dialog:modal')).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same button shows the same links, services included', async ({ page }) => {
    await page.goto('/');
    await new SitePage(page).menuButton.tap();
    const menu = page.getByRole('navigation', { name: menuName });
    for (const name of serviceNames)
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await menu.getByRole('link', { name: otherLink.title, exact: true }).tap();
    await expect(page).toHaveURL(otherLink.href);
  });
});
