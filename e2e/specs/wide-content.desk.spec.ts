import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { pagesOf, posts } from '../support/content.ts';
import { publishCopy, type PublishedSite } from '../support/published-site.ts';

// One copy is built once, with what all tests look at.
test.describe.configure({ mode: 'serial' });

const row = (cell: string) => `|${` ${cell} |`.repeat(6)}`;
/** What an editor may write into a text. */
const WIDE = [
  [row('four columns of words'), row('---'), row('four columns of words')].join('\n'),
  `\`\`\`\n${'an address on one line '.repeat(8)}\n\`\`\``,
  `Read https://example.com/${'a-long-path/'.repeat(12)} first.`,
  `\`${'x'.repeat(120)}\``,
].join('\n\n');

const [service] = pagesOf('service');
const [post] = posts;
const paths = ['/', '/services', '/privacy', service?.url ?? '', `/blog/${post?.slug}`];
const files = [
  'content/pages/home.md',
  'content/pages/services.md',
  'content/pages/privacy.md',
  `content/pages${service?.url}.md`,
  `content/posts/${post?.slug}.md`,
];

let site: PublishedSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await publishCopy('wide');
  for (const file of files) site.edit(file, (text) => `${text}\n\n${WIDE}\n`);
  await site.callHook();
  await site.idle();
});

test.afterAll(() => site.stop());

for (const path of paths) {
  test(`wide content makes ${path} no wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site.url + path);
    await expect(page.locator('.prose :is(table, pre)')).toHaveCount(2);
    expect(await new SitePage(page).sidewaysScroll()).toBe(0);
  });
}
