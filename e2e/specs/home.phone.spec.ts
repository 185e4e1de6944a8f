import { expect, test } from 'playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the hero has a green button that calls for assistance', async ({ page }) => {
  const button = page.getByRole('main').getByRole('link', { name: /^Call for/ });
  await expect(button).toHaveAttribute('href', 'tel:+16195550142');
  expect((await button.innerText()).replace(/\s+/g, ' ')).toBe('Call for Assistance');
});

test('the sizes stand in one column', async ({ page }) => {
  const lefts = await page
    .getByTestId('size-grid')
    .locator(':scope > li')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(6);
  expect(new Set(lefts).size).toBe(1);
});
