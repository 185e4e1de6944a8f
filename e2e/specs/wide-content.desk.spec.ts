import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { pagesOf, posts } from '../support/content.ts';

/** What an editor may paste into a text. */
const WIDE = [
  '<table><tr>' + '<td>four columns of words</td>'.repeat(6) + '</tr></table>',
  `<pre><code>${'an address on one line '.repeat(8)}</code></pre>`,
  `<p>https://example.com/${'a-long-path/'.repeat(12)}</p>`,
  `<p><code>${'x'.repeat(120)}</code></p>`,
].join('');

const paths = [
  '/',
  '/services',
  '/privacy',
  ...pagesOf('service')
    .slice(0, 1)
    .map(({ url }) => url),
  ...posts.slice(0, 1).map(({ slug }) => `/blog/${slug}`),
];

for (const path of paths) {
  test(`wide content makes ${path} no wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page
      .locator('.prose')
      .first()
      .evaluate((element, html) => {
        element.insertAdjacentHTML('beforeend', html);
      }, WIDE);
    expect(await new SitePage(page).sidewaysScroll()).toBe(0);
  });
}
