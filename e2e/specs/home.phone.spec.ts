import { expect, test } from 'playwright/test';
import { badges, labels, pageOf, site, sizes } from '../support/content.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the hero has a button that calls for assistance, with the number in it', async ({ page }) => {
  const button = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${RegExp.escape(labels.hero.callBefore)}`) });
  await expect(button).toHaveAttribute('href', site.telLink);
  const { callBefore, callAfter } = labels.hero;
  expect((await button.innerText()).replace(/\s+/g, ' ')).toBe(
    `${callBefore} ${callAfter} ${site.phoneNumber}`,
  );
});

test('the first screen ends after the badges: picture, words, button and what the price includes are all on it', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const shown of [
    main.getByRole('img').first(),
    main.getByText(pageOf('home').priceIncludes),
    main.getByRole('link', { name: labels.hero.seeSizes }),
    ...badges.map(({ name }) => main.getByText(name).first()),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 });
});

test('the sizes stand in one column', async ({ page }) => {
  const lefts = await page
    .getByTestId('size-grid')
    .locator(':scope > li')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(sizes.length);
  expect(new Set(lefts).size).toBe(1);
});
