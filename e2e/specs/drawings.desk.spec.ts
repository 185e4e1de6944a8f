import { expect, test } from 'playwright/test';
import { labels, pageOf, site, sizes, towns } from '../support/content.ts';

const { feet } = labels.sizes;
const GOOGLES_MAP = "With a mapsKey in content/site.yaml the map is Google's.";

test.describe('the size line-up', () => {
  test('draws every container to one scale, and those of a row on one ground line', async ({ page }) => {
    await page.goto('/');
    const boxes = await page
      .getByTestId('size-grid')
      .locator('.drawing-body')
      .evaluateAll((bodies) =>
        bodies.map((body) => {
          const { width, height, bottom } = body.getBoundingClientRect();
          const row = Math.round(body.closest('li')?.getBoundingClientRect().top ?? NaN);
          return { width, height, bottom: Math.round(bottom), row };
        }),
      );
    expect(boxes).toHaveLength(sizes.length);
    const drawn = boxes.map((box, index) => ({ ...box, size: sizes[index] }));
    const pixelsPerFoot = drawn.map(({ width, size }) => width / (size?.outsideFt.length ?? NaN));
    expect(Math.max(...pixelsPerFoot) / Math.min(...pixelsPerFoot)).toBeCloseTo(1, 1);
    // The floor and the lid take their part of each kind of container.
    for (const ofOneKind of Map.groupBy(drawn, ({ size }) => size?.kind).values()) {
      const rises = ofOneKind.map(({ height, size }) => height / (size?.outsideFt.height ?? NaN));
      expect(Math.max(...rises) / Math.min(...rises)).toBeLessThan(1.15);
    }
    for (const row of Map.groupBy(boxes, (box) => box.row).values()) {
      expect(new Set(row.map(({ bottom }) => bottom)).size).toBe(1);
    }
  });

  test('has a person of the same height beside each, and letters the dimensions of content', async ({
    page,
  }) => {
    await page.goto('/');
    const drawings = page.getByTestId('size-grid').locator('.drawing');
    for (const [index, { outsideFt }] of sizes.entries()) {
      await expect(drawings.nth(index).locator('.drawing-figure')).toHaveText([
        `${outsideFt.length} ${feet}`,
        `${outsideFt.height} ${feet}`,
      ]);
    }
    const people = await page
      .getByTestId('size-grid')
      .locator('.drawing .fill-muted')
      .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().height)));
    expect(people).toHaveLength(sizes.length);
    expect(new Set(people).size).toBe(1);
  });
});

test('the map names every town of the list, each inside the drawing', async ({ page }) => {
  test.skip(site.mapsKey !== undefined, GOOGLES_MAP);
  await page.goto('/contact');
  const map = page.getByRole('img', { name: labels.map.title });
  const frame = await map.boundingBox();
  const listed = await page
    .locator('#area ol > li')
    .evaluateAll((items) => items.map((item) => item.lastChild?.textContent?.trim() ?? ''));
  expect(listed).toEqual(towns.map(({ name }) => name));
  for (const name of listed) {
    const label = await map
      .locator('text', { hasText: new RegExp(`^\\s*${RegExp.escape(name)}\\s*$`) })
      .first()
      .boundingBox();
    expect(label?.x, name).toBeGreaterThan(frame?.x ?? 0);
    expect((label?.x ?? 0) + (label?.width ?? 0), name).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  }
});

test('no name of a town stands on another', async ({ page }) => {
  test.skip(site.mapsKey !== undefined, GOOGLES_MAP);
  await page.goto('/contact');
  const names = await page
    .getByRole('img', { name: labels.map.title })
    .locator('.map-town text:not(.map-number)')
    .evaluateAll((texts) =>
      texts.map((text) => ({ name: text.textContent.trim(), box: text.getBoundingClientRect() })),
    );
  const overlapping = names.flatMap(({ name, box }, index) =>
    names
      .slice(index + 1)
      .filter((other) => box.left < other.box.right && other.box.left < box.right)
      .filter((other) => box.top + 4 < other.box.bottom - 4 && other.box.top + 4 < box.bottom - 4)
      .map((other) => `${name} and ${other.name}`),
  );
  expect(names.length).toBe(towns.length);
  expect(overlapping).toEqual([]);
});

test('a picture that can not be loaded shows a drawing and its words', async ({ page }) => {
  const { picture: named } = pageOf('about');
  test.skip(named === undefined, 'content/pages/about.md has no picture.');
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await page.goto('/about');
  const picture = page.getByRole('main').getByRole('img').first();
  const shown = await picture.evaluate((image) => {
    const { content, backgroundImage } = getComputedStyle(image, '::after');
    return [content, backgroundImage];
  });
  expect(JSON.parse(shown[0] ?? '')).toBe(named?.alt);
  expect(shown[1]).toContain('repeating-linear-gradient');
});
