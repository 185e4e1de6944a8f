import { expect, test, type Page } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { labels } from '../support/content.ts';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';

/** The part that moves; the box around it stands still. */
const card = (page: Page) => page.locator('#estimate > div');

/** Scrolls so that a share of the box stands in the window, at its bottom. */
async function showShare(page: Page, share: number): Promise<void> {
  await page.locator('#estimate').evaluate((box, part) => {
    const { top, height } = box.getBoundingClientRect();
    const y = window.scrollY + top - window.innerHeight + height * part;
    window.scrollTo({ top: y, behavior: 'instant' });
  }, share);
}

/** Records how much of the box was seen in every frame. */
async function recordOpacity(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seenOpacity: seen });
    const look = () => {
      const moving = document.querySelector('#estimate > div');
      seen.push(moving === null ? 1 : Number(getComputedStyle(moving).opacity));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
const seenOpacity = (page: Page) =>
  page.evaluate(() => Math.min(...(window as unknown as { seenOpacity: number[] }).seenOpacity));

/** Opens a page, and gives what shifted until its fonts were there. */
async function openWithFonts(page: Page, path: string): Promise<string[]> {
  await recordLayoutShifts(page);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return layoutShifts(page);
}

test.describe('the estimate box of the home page', () => {
  test('has its heading and its hint', async ({ page }) => {
    await page.goto('/');
    const { box } = new EstimateForm(page);
    await expect(box.getByRole('heading', { name: labels.form.estimateHeading })).toBeVisible();
    await expect(box.getByText(labels.form.estimateHint)).toBeVisible();
  });

  test('slides in when a tenth of it is in sight, and never again, and is never transparent', async ({
    page,
  }) => {
    await recordOpacity(page);
    await page.goto('/');
    await showShare(page, -0.1);
    await new EstimateForm(page).waitUntilLive();
    await showShare(page, 0.08);
    await expect(card(page)).toHaveCSS('translate', '0px 48px');
    await showShare(page, 0.12);
    await expect(card(page)).toHaveCSS('translate', 'none');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(card(page)).not.toBeInViewport();
    await expect(card(page)).toHaveCSS('translate', 'none');
    expect(await seenOpacity(page)).toBe(1);
  });

  test('moves for half a second, by its place alone', async ({ page }) => {
    await page.goto('/');
    await expect(card(page)).toHaveCSS('transition-property', 'translate');
    await expect(card(page)).toHaveCSS('transition-duration', '0.5s');
  });

  test('is never hidden when it is in sight before its island comes to life', async ({ page }) => {
    await recordOpacity(page);
    await page.goto('/#estimate');
    await new EstimateForm(page).waitUntilLive();
    await expect(card(page)).toBeInViewport();
    expect(await seenOpacity(page)).toBe(1);
  });

  test('stays in sight when its code cannot be loaded', async ({ page }) => {
    await recordOpacity(page);
    const form = new EstimateForm(page);
    await form.breakIsland();
    await page.goto('/');
    await form.box.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(form.box).toBeInViewport();
    expect(await seenOpacity(page)).toBe(1);
  });

  test('shifts nothing on the page', async ({ page }) => {
    const before = await openWithFonts(page, '/');
    await showShare(page, -0.1);
    await new EstimateForm(page).waitUntilLive();
    await showShare(page, 0.5);
    await expect(card(page)).toHaveCSS('translate', 'none');
    expect(await layoutShifts(page)).toEqual(before);
  });

  test.describe('for visitors who want no motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('is there from the start', async ({ page }) => {
      await recordOpacity(page);
      await page.goto('/');
      await showShare(page, -0.1);
      await new EstimateForm(page).waitUntilLive();
      await showShare(page, 0.5);
      await expect(card(page)).toBeInViewport();
      expect(await seenOpacity(page)).toBe(1);
    });
  });
});

for (const path of ['/contact', '/careers']) {
  test(`the box on ${path} shifts nothing when its island comes to life`, async ({ page }) => {
    const before = await openWithFonts(page, path);
    await new EstimateForm(page).bringToLife();
    expect(await layoutShifts(page)).toEqual(before);
  });
}
