import { expect, test } from 'playwright/test';
import { Carousel } from '../pages/carousel.ts';
import { customers, labels } from '../support/content.ts';
import { keepTranslating, translated } from '../support/translator.ts';
import { TOO_FEW, withTestimonials } from '../support/with-testimonials.ts';
import { watchPage } from '../support/watch-page.ts';

for (const { width, shown } of [
  { width: 640, shown: 1 },
  { width: 767, shown: 1 },
  { width: 768, shown: 2 },
  { width: 1280, shown: 2 },
]) {
  test(`shows ${shown} at ${width} pixels`, async ({ page }) => {
    test.skip(customers.length < 2, TOO_FEW);
    await withTestimonials(page, 3);
    await page.setViewportSize({ width, height: 900 });
    const carousel = new Carousel(page);
    await carousel.open();
    await expect.poll(() => carousel.visibleNames()).toEqual(['Customer 1', 'Customer 2'].slice(0, shown));
  });
}

test('shows as many as fit, and stays where it was, when the window changes', async ({ page }) => {
  test.skip(customers.length < 2, TOO_FEW);
  await withTestimonials(page, 3);
  const carousel = new Carousel(page);
  await carousel.open();
  await carousel.buttons.nth(1).click();
  await expect.poll(() => carousel.visibleNames()).toEqual(['Customer 2', 'Customer 3']);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(() => carousel.visibleNames()).toEqual(['Customer 2']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => carousel.visibleNames()).toEqual(['Customer 2', 'Customer 3']);
});

for (const { count, first, last } of [
  { count: 3, first: ['Customer 1', 'Customer 2'], last: ['Customer 3', 'Customer 1'] },
  { count: 12, first: ['Customer 1', 'Customer 2'], last: ['Customer 12', 'Customer 1'] },
]) {
  test(`loops with ${count} testimonials`, async ({ page }) => {
    test.skip(customers.length < 2, TOO_FEW);
    const { problems } = watchPage(page);
    await withTestimonials(page, count);
    const carousel = new Carousel(page);
    await carousel.open();
    await expect.poll(() => carousel.visibleNames()).toEqual(first);
    await carousel.row.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => carousel.visibleNames()).toEqual(last);
    await expect(carousel.buttons).toHaveCount(count);
    expect(problems).toEqual([]);
  });
}

test('shows two side by side, once and without buttons, and goes round where one has room', async ({
  page,
}) => {
  test.skip(customers.length < 2, TOO_FEW);
  await withTestimonials(page, 2);
  await page.setViewportSize({ width: 768, height: 900 });
  const carousel = new Carousel(page);
  await carousel.open();
  await expect.poll(() => carousel.visibleNames()).toEqual(['Customer 1', 'Customer 2']);
  await expect(carousel.row.locator('.carousel-slide')).toHaveCount(2);
  await expect(carousel.page.locator('.carousel-pages')).toBeHidden();

  await page.setViewportSize({ width: 700, height: 900 });
  await expect(carousel.buttons).toHaveCount(2);
  await carousel.row.focus();
  for (const name of ['Customer 2', 'Customer 1']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => carousel.visibleNames()).toEqual([name]);
  }
});

test('says under a translator too which slide is first', async ({ page }) => {
  test.skip(customers.length < 2, TOO_FEW);
  const { problems } = watchPage(page);
  await withTestimonials(page, 3);
  const carousel = new Carousel(page);
  await carousel.open();
  await keepTranslating(page);
  for (const number of [2, 3]) {
    await carousel.buttons.nth(number - 1).click();
    await expect(carousel.region.getByRole('status')).toHaveText(
      translated(`${number} ${labels.carousel.of} 3`),
    );
  }
  expect(problems).toEqual([]);
});
