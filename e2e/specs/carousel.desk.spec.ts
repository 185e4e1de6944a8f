import { expect, test } from 'playwright/test';
import { Carousel } from '../pages/carousel.ts';
import { withTestimonials } from '../support/with-testimonials.ts';
import { watchPage } from '../support/watch-page.ts';

for (const { width, names } of [
  { width: 640, names: ['Dana R.'] },
  { width: 767, names: ['Dana R.'] },
  { width: 768, names: ['Dana R.', 'Marcus T.'] },
  { width: 1280, names: ['Dana R.', 'Marcus T.'] },
]) {
  test(`shows ${names.length} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const carousel = new Carousel(page);
    await carousel.open();
    await expect.poll(() => carousel.visibleNames()).toEqual(names);
  });
}

for (const { count, first, last } of [
  { count: 2, first: ['Customer 1', 'Customer 2'], last: ['Customer 2', 'Customer 1'] },
  { count: 3, first: ['Customer 1', 'Customer 2'], last: ['Customer 3', 'Customer 1'] },
  { count: 12, first: ['Customer 1', 'Customer 2'], last: ['Customer 12', 'Customer 1'] },
]) {
  test(`loops with ${count} testimonials`, async ({ page }) => {
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

test('shows a single testimonial alone, without buttons', async ({ page }) => {
  const { problems } = watchPage(page);
  await withTestimonials(page, 1);
  const carousel = new Carousel(page);
  await carousel.open();
  expect(await carousel.visibleNames()).toEqual(['Customer 1']);
  await expect(carousel.buttons).toHaveCount(0);
  expect(problems).toEqual([]);
});
