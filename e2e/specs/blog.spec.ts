import { expect, test } from 'playwright/test';
import { postPaths } from '../support/routes.ts';

const words = (text: string) => text.trim().split(/\s+/);

test('every card shows 35 words of its post and an ellipsis', async ({ page }) => {
  await page.goto('/blog');
  const excerpts = await page.getByTestId('card-excerpt').allInnerTexts();
  expect(excerpts.map((excerpt) => [words(excerpt).length, excerpt.endsWith('…')])).toEqual(
    postPaths.map(() => [35, true]),
  );
});

test('every card leads to its post', async ({ page }) => {
  await page.goto('/blog');
  const links = page.getByTestId('post-list').getByRole('link');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual([...postPaths].sort());
});

for (const path of postPaths) {
  test(`${path} lists the three other posts and leaves itself out`, async ({ page }) => {
    await page.goto(path);
    const recent = page.getByRole('navigation', { name: 'Recent Posts' });
    const hrefs = await recent
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.sort()).toEqual(postPaths.filter((other) => other !== path).sort());
  });
}

test('a recent post shows three lines of its excerpt at most', async ({ page }) => {
  await page.goto(postPaths[0]);
  const lines = await page
    .getByTestId('recent-excerpt')
    .evaluateAll((excerpts) =>
      excerpts.map((excerpt) =>
        Math.round(
          excerpt.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(excerpt).lineHeight),
        ),
      ),
    );
  expect(lines).toEqual([3, 3, 3]);
});

test('a post leads back to the blog by its category', async ({ page }) => {
  await page.goto(postPaths[1]);
  await page.getByRole('link', { name: 'Waste management blog' }).click();
  await expect(page).toHaveURL('/blog');
});
