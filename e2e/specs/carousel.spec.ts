import { expect, test } from 'playwright/test';
import { Carousel } from '../pages/carousel.ts';
import { axeFindings } from '../support/axe.ts';
import { watchPage } from '../support/watch-page.ts';

test('goes on and round by its buttons, and says which slide is first', async ({ page }) => {
  const { problems } = watchPage(page);
  const carousel = new Carousel(page);
  await carousel.open();
  await expect(carousel.buttons).toHaveCount(3);
  for (const [button, name] of [
    [2, 'Elena V.'],
    [0, 'Dana R.'],
    [1, 'Marcus T.'],
  ] as const) {
    await carousel.buttons.nth(button).click();
    await expect(carousel.buttons.nth(button)).toHaveAttribute('aria-current', 'true');
    await expect.poll(async () => (await carousel.visibleNames())[0]).toBe(name);
  }
  await expect(carousel.region.getByRole('status')).toHaveText('2 of 3');
  expect(problems).toEqual([]);
});

test('goes round without an end by the arrow keys', async ({ page }) => {
  const carousel = new Carousel(page);
  await carousel.open();
  await carousel.row.focus();
  const seen: (string | undefined)[] = [];
  for (const press of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(press);
    await page.waitForTimeout(450);
    seen.push((await carousel.visibleNames())[0]);
  }
  expect(seen).toEqual(['Marcus T.', 'Elena V.', 'Dana R.', 'Elena V.']);
});

test('follows a swipe', async ({ page }) => {
  const carousel = new Carousel(page);
  await carousel.open();
  await carousel.drag(-220);
  await expect.poll(async () => (await carousel.visibleNames())[0]).toBe('Marcus T.');
});

test('labels every slide, and hides the copies of its loop from screen readers', async ({ page }) => {
  const carousel = new Carousel(page);
  await carousel.open();
  const labels = await carousel.slides.evaluateAll((slides) =>
    slides.map(
      (slide) => `${slide.getAttribute('aria-roledescription')} ${slide.getAttribute('aria-label')}`,
    ),
  );
  expect(labels.sort()).toEqual(['slide 1 of 3', 'slide 2 of 3', 'slide 3 of 3']);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('has no fault that axe finds while it runs', async ({ page }) => {
    const carousel = new Carousel(page);
    await carousel.open();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('shows the next slide without a movement', async ({ page }) => {
    const carousel = new Carousel(page);
    await carousel.open();
    const longestMovement = await carousel.watchMovements();
    await carousel.buttons.nth(1).click();
    await expect.poll(async () => (await carousel.visibleNames())[0]).toBe('Marcus T.');
    expect(await longestMovement()).toBeLessThan(0.01);
  });
});

test('its row scrolls when its script can not be loaded', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  const carousel = new Carousel(page);
  await carousel.region.scrollIntoViewIfNeeded();
  await carousel.row.evaluate((row) => {
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
  });
  await expect.poll(() => carousel.visibleNames()).toContain('Elena V.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be read, and no button stands there that does nothing', async ({ page }) => {
    await page.goto('/');
    const carousel = new Carousel(page);
    await expect(carousel.slides).toHaveCount(3);
    await expect(carousel.row).toHaveCSS('overflow-x', 'auto');
    await expect(carousel.buttons.first()).toBeHidden();
  });
});
