import { expect, test } from 'playwright/test';
import { posts } from '../support/content.ts';

test('the first post stands large over the others', async ({ page }) => {
  test.skip(posts.length < 2, 'content/posts/ has no second post to compare the first with.');
  await page.goto('/blog');
  const widths = await page
    .getByTestId('post-list')
    .locator(':scope > li')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) * 1.8);
});
