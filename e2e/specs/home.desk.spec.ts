import { expect, test } from 'playwright/test';
import { labels, site, sizes } from '../support/content.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the hero has a button that calls for assistance', async ({ page }) => {
  const button = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${RegExp.escape(labels.hero.callBefore)}`) });
  await expect(button).toHaveAttribute('href', site.telLink);
  const { callBefore, callHidden, callAfter } = labels.hero;
  expect((await button.innerText()).replace(/\s+/g, ' ')).toBe(
    `${callBefore} ${callHidden} ${callAfter} ${site.phoneNumber}`,
  );
});

test('the sizes stand in columns, six of them for six sizes', async ({ page }) => {
  const lefts = await page
    .getByTestId('size-grid')
    .locator(':scope > li')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(sizes.length);
  expect(new Set(lefts).size).toBe(sizes.length);
});
