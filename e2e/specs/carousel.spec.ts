import { expect, test } from 'playwright/test';
import { Carousel } from '../pages/carousel.ts';
import { axeFindings } from '../support/axe.ts';
import { customers, labels } from '../support/content.ts';
import { watchPage } from '../support/watch-page.ts';
import { TOO_FEW, withTestimonials } from '../support/with-testimonials.ts';

const { of, slide } = labels.carousel;
/** Fewer would all show side by side on a desk, and go nowhere. */
const count = 3;
const names = Array.from({ length: count }, (_, index) => `Customer ${index + 1}`);
const [first = '', second = '', third = ''] = names;

test.skip(customers.length < 2, TOO_FEW);

test.beforeEach(({ page }) => withTestimonials(page, count));

test('goes on and round by its buttons, and says which slide is first', async ({ page }) => {
  const { problems } = watchPage(page);
  const carousel = new Carousel(page);
  await carousel.open();
  await expect(carousel.buttons).toHaveCount(count);
  // Nothing is said before a visitor has asked for anything.
  await expect(carousel.region.getByRole('status')).toBeEmpty();
  for (const [button, name] of [
    [count - 1, third],
    [0, first],
    [1, second],
  ] as const) {
    await carousel.buttons.nth(button).click();
    await expect(carousel.buttons.nth(button)).toHaveAttribute('aria-current', 'true');
    await expect.poll(async () => (await carousel.visibleNames())[0]).toBe(name);
  }
  await expect(carousel.region.getByRole('status')).toHaveText(`2 ${of} ${count}`);
  expect(problems).toEqual([]);
});

test('goes round without an end by the arrow keys', async ({ page }) => {
  const carousel = new Carousel(page);
  await carousel.open();
  await carousel.row.focus();
  for (const [press, name] of [
    ['ArrowRight', second],
    ['ArrowRight', third],
    ['ArrowRight', first],
    ['ArrowLeft', third],
  ] as const) {
    await page.keyboard.press(press);
    await expect.poll(async () => (await carousel.visibleNames())[0]).toBe(name);
  }
});

test('counts every press of a key, however fast they follow each other', async ({ page }) => {
  const carousel = new Carousel(page);
  await carousel.open();
  await carousel.row.focus();
  let place = 0;
  for (const move of [2, -1, 2, -4]) {
    const key = move > 0 ? 'ArrowRight' : 'ArrowLeft';
    for (let press = 0; press < Math.abs(move); press += 1) await page.keyboard.press(key);
    place = (place + move + 2 * count) % count;
    await expect(carousel.buttons.nth(place)).toHaveAttribute('aria-current', 'true');
    await expect.poll(async () => (await carousel.visibleNames())[0]).toBe(names[place]);
  }
});

test('counts a key that is pressed in the very moment in which it comes to life', async ({ page }) => {
  const carousel = new Carousel(page);
  await carousel.pressOnceLive('ArrowRight');
  await carousel.open();
  await expect(carousel.buttons.nth(1)).toHaveAttribute('aria-current', 'true');
  // Long enough for whatever could set it back.
  await carousel.atRest();
  expect((await carousel.visibleNames())[0]).toBe(second);
});

test('follows a swipe', async ({ page }) => {
  const carousel = new Carousel(page);
  await carousel.open();
  await carousel.drag(-220);
  await expect.poll(async () => (await carousel.visibleNames())[0]).toBe(second);
});

test('labels every slide, and hides the copies of its loop from screen readers', async ({ page }) => {
  const carousel = new Carousel(page);
  await carousel.open();
  const found = await carousel.slides.evaluateAll((slides) =>
    slides.map((element) => [
      element.getAttribute('aria-roledescription'),
      element.getAttribute('aria-label'),
    ]),
  );
  const expected = names.map((_, index) => [slide, `${index + 1} ${of} ${count}`]);
  expect(found).toHaveLength(count);
  expect(found).toEqual(expect.arrayContaining(expected));
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} mode`, () => {
      test.use({ colorScheme });

      test('has no fault that axe finds while it runs', async ({ page }) => {
        const carousel = new Carousel(page);
        await carousel.open();
        expect(await axeFindings(page)).toEqual([]);
      });
    });
  }

  test('shows the next slide without a movement', async ({ page }) => {
    const carousel = new Carousel(page);
    await carousel.open();
    const longestMovement = await carousel.watchMovements();
    await carousel.buttons.nth(1).click();
    await expect.poll(async () => (await carousel.visibleNames())[0]).toBe(second);
    expect(await longestMovement()).toBeLessThan(0.01);
  });
});

test('prints every quote once and whole', async ({ page }) => {
  const carousel = new Carousel(page);
  await carousel.open();
  await carousel.buttons.nth(1).click();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(async () => (await carousel.visibleNames()).sort()).toEqual([...names].sort());
  const quotes = await carousel.row.locator('blockquote:visible').evaluateAll((found) =>
    found.map((quote) => {
      const { left, right } = quote.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth;
    }),
  );
  expect(quotes).toEqual(names.map(() => true));
});

test('its row scrolls when its script cannot be loaded', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  const carousel = new Carousel(page);
  await carousel.region.scrollIntoViewIfNeeded();
  await carousel.row.evaluate((row) => {
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
  });
  await expect.poll(() => carousel.visibleNames()).toContain(third);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be read, and no button stands there that does nothing', async ({ page }) => {
    await page.goto('/');
    const carousel = new Carousel(page);
    await expect(carousel.slides).toHaveCount(count);
    await expect(carousel.row).toHaveCSS('overflow-x', 'auto');
    await expect(carousel.buttons.first()).toBeHidden();
  });
});
