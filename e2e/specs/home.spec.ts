import { expect, test } from 'playwright/test';
import { Carousel } from '../pages/carousel.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('heading, subtitle and call button stand above the fold', async ({ page }) => {
  for (const locator of [
    page.getByRole('heading', { level: 1 }),
    page.getByText('Tell us what you are throwing out.', { exact: false }).first(),
    page.getByRole('main').getByRole('link', { name: /^Call for/ }),
  ]) {
    await expect(locator).toBeInViewport({ ratio: 1 });
  }
});

test('every size has its name, its price and a button that calls', async ({ page }) => {
  const cards = page.getByTestId('size-grid').getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText([
    "3 Yard 'The Shed'",
    "4 Yard 'The Garage'",
    "10 Yard 'The Sprint'",
    "20 Yard 'The Steed'",
    "30 Yard 'The Stallion'",
    "40 Yard 'The Sovereign'",
  ]);
  await expect(cards.getByText('Call for price')).toHaveCount(6);
  await expect(cards.getByRole('link', { name: /^Call Now/ })).toHaveCount(6);
});

test('the four value badges stand under the hero', async ({ page }) => {
  for (const name of [
    '5-Star Rated Service',
    'Same Day Delivery Available',
    '2000+ Happy Clients',
    'Competitive Pricing Guarantee',
  ]) {
    await expect(page.getByText(name)).toBeVisible();
  }
});

test('the two latest posts are shown', async ({ page }) => {
  await expect(page.getByTestId('latest-posts').getByRole('article')).toHaveCount(2);
});

test('every testimonial has five stars', async ({ page }) => {
  const { region, slides } = new Carousel(page);
  await expect(slides).toHaveCount(3);
  await expect(region.getByText('Five out of five stars')).toHaveCount(3);
});

test('a question opens on a click and shows its answer', async ({ page }) => {
  const question = page.locator('details').filter({ hasText: 'Which size do I need?' });
  await expect(question.locator('p')).toBeHidden();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
});
