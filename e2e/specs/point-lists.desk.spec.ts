import { expect, test } from 'playwright/test';
import { pageOf } from '../support/content.ts';

const lists = [
  { path: '/services', points: pageOf('services').sections.benefits.points },
  { path: '/about', points: pageOf('about').sections.promise.points },
  { path: '/contact', points: pageOf('contact').sections.whyChoose.points },
];

for (const { path, points } of lists.filter((list) => list.points.length > 0)) {
  test(`the points of ${path} end at the right, and leave no hole beside the last`, async ({ page }) => {
    await page.goto(path);
    const last = page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^\\s*${RegExp.escape(points.at(-1)?.title ?? '')}\\s*$`) })
      .locator('..');
    const [end, listEnd] = await Promise.all(
      [last, last.locator('..')].map((box) => box.evaluate((it) => it.getBoundingClientRect().right)),
    );
    expect(end).toBeCloseTo(listEnd ?? NaN, 0);
  });
}
