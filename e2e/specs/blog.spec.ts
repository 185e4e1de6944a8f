import { expect, test } from 'playwright/test';
import { excerptOf } from '../../src/lib/text.ts';
import { labels, pageOf, posts, site } from '../support/content.ts';
import { postPaths } from '../support/routes.ts';

const { excerptWords, pageSize, recentPosts } = site.blog;
const [firstPath = ''] = postPaths;
const wordsOf = (text: string) => text.trim().split(/\s+/);
const NO_POSTS = 'content/posts/ is empty.';

test(`every card shows ${excerptWords} words of its post and an ellipsis where there are more`, async ({
  page,
}) => {
  await page.goto('/blog');
  const excerpts = await page.getByTestId('card-excerpt').allInnerTexts();
  const listed = posts.slice(0, pageSize).map(({ excerpt }) => wordsOf(excerpt));
  expect(excerpts.map((shown) => [wordsOf(shown).length, shown.endsWith('…')])).toEqual(
    listed.map(({ length }) => [Math.min(length, excerptWords), length > excerptWords]),
  );
  expect(excerpts.map((shown) => wordsOf(shown).slice(0, 5))).toEqual(
    listed.map((words) => words.slice(0, 5)),
  );
});

test('every card leads to its post, the newest first', async ({ page }) => {
  await page.goto('/blog');
  const links = page.getByTestId('post-list').getByRole('link');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(postPaths.slice(0, pageSize));
});

for (const path of postPaths) {
  test(`${path} lists the other posts and leaves itself out`, async ({ page }) => {
    await page.goto(path);
    const recent = page.getByRole('navigation', { name: labels.blog.recentPosts });
    const hrefs = await recent
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(postPaths.filter((other) => other !== path).slice(0, recentPosts));
  });
}

test('a recent post shows three lines of an excerpt, however long that is', async ({ page }) => {
  test.skip(posts.length < 2, 'content/posts/ has no second post to list beside the first.');
  await page.goto(firstPath);
  const excerpts = page.getByTestId('recent-excerpt');
  const shown = (await excerpts.allTextContents()).map((text) => text.trim());
  expect(posts.map(({ excerpt }) => excerptOf(excerpt, 70))).toEqual(expect.arrayContaining(shown));
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await excerpts.evaluateAll((found) =>
      found.map((excerpt) => {
        excerpt.textContent = 'word '.repeat(200);
        return Math.round(
          excerpt.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(excerpt).lineHeight),
        );
      }),
    );
    expect(lines).toEqual(Array.from({ length: Math.min(posts.length - 1, recentPosts) }, () => 3));
  }
});

test('a post leads back to the blog by its category', async ({ page }) => {
  test.skip(posts.length === 0, NO_POSTS);
  await page.goto(firstPath);
  await page.getByRole('link', { name: pageOf('blog').categoryLabel }).click();
  await expect(page).toHaveURL('/blog');
});
