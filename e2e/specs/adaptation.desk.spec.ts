import { expect, test, type Page } from 'playwright/test';
import { Carousel } from '../pages/carousel.ts';
import { SitePage } from '../pages/site-page.ts';
import { customers, labels, menuLinks, menuServices, otherLink } from '../support/content.ts';
import { waitForRest } from '../support/rest.ts';
import { faultsOfBars } from '../support/bars.ts';
import { forceColors } from '../support/forced-colors.ts';
import { fixedPaths, paths } from '../support/routes.ts';

const openDrawer = async (page: Page, path = '/') => {
  await page.goto(path);
  await new SitePage(page).menuButton.click();
  const drawer = page.getByRole('dialog', { name: labels.header.menu });
  // It is there a frame before it comes in.
  await expect(drawer.getByRole('button', { name: labels.header.close })).toBeInViewport();
  return drawer;
};

/** Where controls stand: the pages as they open, and what shows more of them when it is used. */
const CONTROLS: { where: string; show: (page: Page) => Promise<unknown> }[] = [
  ...[...fixedPaths, '/no-such-page'].map((path) => ({
    where: path,
    show: (page: Page) => page.goto(path),
  })),
  {
    where: '/ on a wide screen',
    show: async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('/');
    },
  },
  { where: 'the open drawer', show: openDrawer },
  ...(customers.length > 1
    ? [{ where: 'the running carousel', show: (page: Page) => new Carousel(page).open() }]
    : []),
];

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
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: labels.header.showServices }).click();
    const last = menuLinks.at(-1) ?? otherLink;
    await drawer.getByRole('link', { name: last.title, exact: true }).click();
    await expect(page).toHaveURL(last.href);
  });
});

test.describe('with text at 200 %', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const width of [375, 280]) {
    test(`the bars wrap or grow at ${width} pixels, and nothing in them is cut off`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/contact');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        // The bar at the bottom comes once the first call button is out of sight.
        window.scrollTo(0, 4000);
      });
      await expect(page.getByRole('navigation', { name: labels.callBar.label })).toBeVisible();
      expect(await faultsOfBars(page)).toEqual([]);
      expect(await new SitePage(page).sidewaysScroll()).toBe(0);
    });
  }
});

test.describe('a word of 45 letters as the name of a service', () => {
  const word = 'Containerreinigungsdienstleistungsunternehmen';
  test.use({ viewport: { width: 280, height: 653 }, reducedMotion: 'reduce' });

  /** Puts the word in place of every service's name. */
  const lengthen = (page: Page) =>
    page.evaluate(
      ([names, long]) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        const found = texts.filter(({ textContent }) => names.includes(textContent?.trim() ?? ''));
        for (const text of found) text.textContent = long;
        return found.length;
      },
      [menuServices.map(({ name }) => name), word] as const,
    );

  test('breaks on the page and in the menu', async ({ page }) => {
    await page.goto('/services');
    expect(await lengthen(page)).toBeGreaterThan(menuServices.length);
    expect(await new SitePage(page).sidewaysScroll()).toBe(0);

    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: labels.header.showServices }).click();
    await lengthen(page);
    const panel = drawer.getByRole('navigation').locator('..');
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test('the close button of a menu that scrolls stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 320 });
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: labels.header.showServices }).click();
  await waitForRest(page);
  const last = drawer.getByRole('link', { name: (menuLinks.at(-1) ?? otherLink).title, exact: true });
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  const close = drawer.getByRole('button', { name: labels.header.close });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(drawer).toBeHidden();
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

test.describe('in forced colors', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  for (const { where, show } of CONTROLS) {
    test(`every control of ${where} keeps a border, or else an icon, that stands out from the page`, async ({
      page,
    }) => {
      await show(page);
      const { count, lost } = await forceColors(page);
      expect(count).toBeGreaterThan(0);
      expect(lost).toEqual([]);
    });
  }

  for (const { menu, width, open } of [
    { menu: 'header', width: 1280, open: (page: Page) => page.goto(otherLink.href) },
    { menu: 'drawer', width: 390, open: (page: Page) => openDrawer(page, otherLink.href) },
  ]) {
    test(`the current page is marked in the ${menu} by more than a shadow`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.setViewportSize({ width, height: 844 });
      await open(page);
      const link = page
        .locator('header, [role=dialog]')
        .getByRole('link', { name: otherLink.title, exact: true });
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
    });
  }
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
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'passed') as unknown)).toBe(true);
});

for (const width of [768, 1280]) {
  test(`the map of the contact page is 450 pixels high at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    expect((await page.locator('#area').locator('.map, iframe').last().boundingBox())?.height).toBe(450);
  });
}
