import { expect, test, type Page, type Route } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { labels, site } from '../support/content.ts';
import { firstFrame, noteFirstFrame } from '../support/first-frame.ts';
import { watchPage } from '../support/watch-page.ts';

const LIGHT = 'rgb(250, 248, 243)';
const DARK = 'rgb(14, 21, 18)';
const { light: lightTheme, dark: darkTheme } = site.brand.themeColor;
const words = labels.colorMode;
const SCRIPTS = '**/_astro/*.js';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('color-mode'));
const themeColors = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));

/** Stores a choice before any page runs, as an earlier visit would have. */
const choose = (page: Page, mode: string) =>
  page.addInitScript((value) => {
    localStorage.setItem('color-mode', value);
  }, mode);

/** Local storage that throws, as in a browser that refuses it. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });

test.describe('the first frame that is painted', () => {
  for (const { preference, system, color, theme } of [
    { preference: 'light', system: 'dark', color: LIGHT, theme: [lightTheme, lightTheme] },
    { preference: 'dark', system: 'light', color: DARK, theme: [darkTheme, darkTheme] },
    { preference: 'system', system: 'light', color: LIGHT, theme: [lightTheme, darkTheme] },
    { preference: 'system', system: 'dark', color: DARK, theme: [lightTheme, darkTheme] },
    { preference: 'purple', system: 'dark', color: DARK, theme: [lightTheme, darkTheme] },
  ] as const) {
    test(`is right when ${preference} is stored and the system is ${system}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await choose(page, preference);
      await noteFirstFrame(page);
      await page.goto('/');
      expect(await firstFrame(page)).toBe(color);
      expect(await themeColors(page)).toEqual(theme);
      // "Only" keeps a browser that darkens pages by itself from what was chosen.
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
        { light: 'light only', dark: 'dark only' }[preference as string] ?? 'light dark',
      );
      await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'light dark');
    });
  }
});

test('nothing is stored before the visitor chooses', async ({ page, context }) => {
  await page.goto('/');
  await new SitePage(page).readToTheEnd();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('the first press shows the other mode, the next ones go round, and each is kept', async ({ page }) => {
  const { problems } = watchPage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const site = new SitePage(page);
  const { colorModeButton } = site;
  await site.showColorMode();
  await expect(colorModeButton).toHaveAccessibleName(words.system);
  for (const [name, mode, color] of [
    [words.dark, 'dark', DARK],
    [words.light, 'light', LIGHT],
    [words.system, 'system', LIGHT],
  ] as const) {
    await colorModeButton.click();
    await expect(colorModeButton).toHaveAccessibleName(name);
    expect(await stored(page)).toBe(mode);
    expect(await background(page)).toBe(color);
  }
  expect(problems).toEqual([]);
});

test('the choice holds on the next page, and the control tells it before its script is loaded', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await new SitePage(page).pressColorMode();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  // Left where it is, it would be on the control of the next page too.
  await page.mouse.move(0, 0);
  // What the press has asked for ends with its page.
  await page.goto('about:blank');
  const { scripts } = watchPage(page);
  await page.goto('/about');
  expect(await background(page)).toBe(DARK);
  expect(scripts).toEqual([]);
  await new SitePage(page).showColorMode();
  await expect(new SitePage(page).colorModeButton).toHaveAccessibleName(words.dark);
});

test('every tab is in step', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/services');
  await new SitePage(page).pressColorMode();
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark');
  await new SitePage(other).showColorMode();
  await expect(new SitePage(other).colorModeButton).toHaveAccessibleName(words.dark);
});

test('going back shows the choice made meanwhile', async ({ page }) => {
  await page.goto('/');
  await page.goto('/about');
  await new SitePage(page).pressColorMode();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await new SitePage(page).showColorMode();
  await expect(new SitePage(page).colorModeButton).toHaveAccessibleName(words.dark);
});

test('follows the system while the page is open, until something is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await background(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(DARK);
  await new SitePage(page).pressColorMode();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(LIGHT);
});

test('a cookie keeps the choice for a year where storage is refused', async ({ page, context }) => {
  await refuseStorage(page);
  await page.goto('/');
  await new SitePage(page).pressColorMode();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'color-mode', value: 'dark', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('the choice holds for the page where cookies are refused too', async ({ page }) => {
  await refuseStorage(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto('/');
  await new SitePage(page).pressColorMode();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

for (const { when, answer } of [
  { when: 'before its script has come', answer: () => new Promise<void>(() => undefined) },
  { when: 'when its script cannot be loaded', answer: (route: Route) => route.abort() },
]) {
  test(`every press counts at once ${when}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.route(SCRIPTS, answer);
    await page.goto('/');
    const site = new SitePage(page);
    const { colorModeButton } = site;
    await site.pressColorMode();
    expect(await background(page)).toBe(DARK);
    await colorModeButton.click();
    expect(await background(page)).toBe(LIGHT);
    await expect(colorModeButton).toHaveAccessibleName(words.light);
    expect(await stored(page)).toBe('light');
    expect(errors).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page follows the system and shows no control that would do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await expect(new SitePage(page).colorModeButton).toBeHidden();
  });
});
