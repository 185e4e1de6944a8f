import { expect, test } from 'playwright/test';
import { priceWords } from '../../src/collections/price-words.ts';
import { Carousel } from '../pages/carousel.ts';
import { badges, labels, pageOf, posts, questions, site, sizes, testimonialsOf } from '../support/content.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('heading, subtitle and call button stand above the fold', async ({ page }) => {
  for (const locator of [
    page.getByRole('heading', { level: 1 }),
    page.getByText(pageOf('home').subtitle).first(),
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${RegExp.escape(labels.hero.callBefore)}`) }),
  ]) {
    await expect(locator).toBeInViewport({ ratio: 1 });
  }
});

test('every size has its name, its price or else its loads, and a button that calls', async ({ page }) => {
  const cards = page.getByTestId('size-grid').getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(sizes.map(({ nickname }) => nickname));
  for (const [index, { id, price, nickname, pickupLoads }] of sizes.entries()) {
    const card = cards.nth(index);
    const { amount } = priceWords({ price }, labels.price);
    await expect(card.getByText(price ? amount : pickupLoads)).toBeVisible();
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', `/sizes#size-${id}`);
    const call = card.getByRole('link', { name: `${labels.sizes.callNow}: ${nickname}` });
    await expect(call).toHaveAttribute('href', site.telLink);
  }
});

test('the value badges stand under the hero', async ({ page }) => {
  test.skip(badges.length === 0, 'content/value-badges.yaml is empty, so the row is left out.');
  for (const { name } of badges) {
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  }
});

test('the latest posts are shown', async ({ page }) => {
  const latest = posts.slice(0, site.blog.homePosts);
  await expect(page.getByTestId('latest-posts').getByRole('article').getByRole('heading')).toHaveText(
    latest.map(({ title }) => title),
  );
});

test('every testimonial has its stars', async ({ page }) => {
  const own = testimonialsOf('/');
  const quotes = new Carousel(page).region.locator('figure');
  await expect(quotes).toHaveCount(own.length);
  await expect(quotes.locator('.sr-only')).toHaveText(
    own.map(({ stars }) => labels.a11y.stars[stars - 1] ?? 'none'),
  );
});

test('a question opens on a click and shows its answer', async ({ page }) => {
  const [asked] = questions.filter(({ home }) => home);
  test.skip(asked === undefined, 'No question of content/faq.yaml is shown on the home page.');
  const question = page
    .locator('details')
    .filter({ has: page.getByText(asked?.question ?? '', { exact: true }) });
  await expect(question.locator('p')).toBeHidden();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
});
