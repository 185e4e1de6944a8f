import { expect, test } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { SitePage } from '../pages/site-page.ts';
import { labels, menuLinks, otherLink } from '../support/content.ts';
import { paths } from '../support/routes.ts';

/** 320 pixels are what is left of 1280 at 400 % zoom (WCAG 2.2, 1.4.10 Reflow). */
test.describe('at 320 pixels, or 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 480 } });

  for (const path of paths) {
    test(`${path} cuts nothing off and never scrolls sideways`, async ({ page }) => {
      await page.goto(path);
      const site = new SitePage(page);
      await site.readToTheEnd();
      expect(await site.sidewaysScroll()).toBe(0);
      const cutOff = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, p, a, button, input, textarea, summary')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((element) => element.closest('.carousel, .overflow-x-auto, .sr-only, .skip-link') === null)
          .filter(
            (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(cutOff).toEqual([]);
    });
  }

  test('the menu can be scrolled to its last link', async ({ page }) => {
    await page.goto('/');
    await new SitePage(page).menuButton.click();
    const drawer = page.getByRole('dialog', { name: labels.header.menu });
    await drawer.getByRole('button', { name: labels.header.showServices }).click();
    const last = menuLinks.at(-1) ?? otherLink;
    await drawer.getByRole('link', { name: last.title, exact: true }).click();
    await expect(page).toHaveURL(last.href);
  });
});

test.describe('in a window of 320 by 256 pixels, which is 1280 by 1024 at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no bar stays over what is read', async ({ page }) => {
    await page.goto('/services');
    const { header } = new SitePage(page);
    const bar = page.getByRole('navigation', { name: labels.callBar.label });
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(header).not.toBeInViewport();
    await expect(bar).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeInViewport();
  });
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 390, height: 844 } });

  test('every control has a border or an icon that can be seen', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    const call = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${RegExp.escape(labels.hero.callBefore)}`) });
    expect(
      await call.evaluate((link) => Number.parseFloat(getComputedStyle(link).borderTopWidth)),
    ).toBeGreaterThan(0);
    for (const button of [site.menuButton, site.colorModeButton]) {
      const [icon, ground] = await button.evaluate((element) => [
        getComputedStyle(element.querySelector('svg') ?? element).stroke,
        getComputedStyle(element).backgroundColor,
      ]);
      expect(icon).not.toBe(ground);
    }
    const field = new EstimateForm(page).field('Name');
    expect(await field.evaluate((input) => getComputedStyle(input).borderTopStyle)).toBe('solid');
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves: no animation or transition takes longer than a frame', async ({ page }) => {
    await page.goto('/');
    await new SitePage(page).readToTheEnd();
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
    );
    expect(moving).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test('the header button slides in from the top, in half a second', async ({ page }) => {
  await page.goto('/');
  const animation = await page.locator('.header-call').evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element);
    return [animationName, animationDuration];
  });
  expect(animation).toEqual(['slide-in-from-top', '0.5s']);
});

test('pages pass into each other by the browser, not by a router', async ({ page }) => {
  await page.goto('/');
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { passed: Reflect.get(event, 'viewTransition') !== null });
    });
  });
  await new SitePage(page).mainNavigation.getByRole('link', { name: otherLink.title, exact: true }).click();
  await expect(page).toHaveURL(otherLink.href);
  expect(await page.evaluate(() => Reflect.get(window, 'passed') as unknown)).toBe(true);
});
