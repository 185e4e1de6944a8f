import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { customers, posts, site } from '../support/content.ts';

/** Small pictures without words of their own: faces and marks of customers, and pictures of other posts. */
const places = [
  { path: '/', pictures: '.carousel-slide img', enough: customers.length > 0 },
  {
    path: `/blog/${posts[0]?.slug ?? ''}`,
    pictures: 'nav[aria-labelledby=recent-posts] img',
    enough: posts.length > 1,
  },
];

/** Where points of a color are in a picture, as edges; none where there is no such point. */
async function edgesOf(picture: Buffer, color: string) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const points = Array.from({ length: info.width * info.height }, (_, index) => index).filter((index) =>
    wanted.every((value, channel) => Math.abs(value - (data[index * 3 + channel] ?? 0)) < 8),
  );
  const across = points.map((index) => index % info.width);
  const down = points.map((index) => Math.floor(index / info.width));
  return {
    ...{ left: Math.min(...across), right: Math.max(...across), top: Math.min(...down) },
    ...{ width: info.width, height: info.height },
  };
}

for (const { path, pictures, enough } of places) {
  test(`small pictures of ${path} that do not load show a whole drawing on a ground of their own`, async ({
    page,
  }) => {
    test.skip(!enough, 'The content has none of them.');
    await page.route(/\.(?:avif|webp|jpe?g|png|svg)$/, (route) => route.abort());
    await page.goto(path);
    const picture = page.locator(pictures).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete))
      .toBe(true);
    expect(await picture.evaluate((image) => getComputedStyle(image).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    const { left, right, top, width, height } = await edgesOf(
      await picture.screenshot({ animations: 'disabled' }),
      site.brand.mark,
    );
    // The rim of the drawn container, and room for its sides below.
    expect(right - left).toBeGreaterThanOrEqual(20);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(width - 1);
    expect(top).toBeGreaterThan(0);
    expect(top + 13).toBeLessThan(height);
  });
}
