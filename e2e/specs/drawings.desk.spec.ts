import { expect, test } from 'playwright/test';

test.describe('the size line-up', () => {
  test('draws every container to one scale, on one ground line', async ({ page }) => {
    await page.goto('/');
    const boxes = await page
      .getByTestId('size-grid')
      .locator('.drawing-body')
      .evaluateAll((bodies) =>
        bodies.map((body) => {
          const { width, height, bottom } = body.getBoundingClientRect();
          return { width, height, bottom };
        }),
      );
    const [three, , ten, twenty, , forty] = boxes;
    expect(boxes).toHaveLength(6);
    expect((twenty?.width ?? 0) / (three?.width ?? 1)).toBeCloseTo(22 / 6, 1);
    expect((twenty?.width ?? 0) / (ten?.width ?? 1)).toBeCloseTo(22 / 12, 1);
    expect((forty?.height ?? 0) / (twenty?.height ?? 1)).toBeGreaterThan(1.8);
    expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  });

  test('has a person of the same height beside each, and letters the dimensions of content', async ({
    page,
  }) => {
    await page.goto('/');
    const drawing = page.getByTestId('size-grid').locator('.drawing').nth(3);
    await expect(drawing.locator('.drawing-figure')).toHaveText(['22 ft', '4.5 ft']);
    const people = await page
      .getByTestId('size-grid')
      .locator('.drawing .fill-muted')
      .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().height)));
    expect(people).toHaveLength(6);
    expect(new Set(people).size).toBe(1);
  });
});

test('the map names every town of the list, each inside the drawing', async ({ page }) => {
  await page.goto('/contact');
  const map = page.getByRole('img', { name: 'Map of Chula Vista and nearby places' });
  const frame = await map.boundingBox();
  const listed = await page
    .locator('#area ol > li')
    .evaluateAll((items) => items.map((item) => item.lastChild?.textContent?.trim() ?? ''));
  expect(listed).toHaveLength(16);
  for (const name of listed) {
    const label = await map
      .locator('text', { hasText: new RegExp(`^\\s*${name}\\s*$`) })
      .first()
      .boundingBox();
    expect(label?.x, name).toBeGreaterThan(frame?.x ?? 0);
    expect((label?.x ?? 0) + (label?.width ?? 0), name).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  }
});

test('no name of a town stands on another', async ({ page }) => {
  await page.goto('/contact');
  const labels = await page
    .getByRole('img', { name: 'Map of Chula Vista and nearby places' })
    .locator('.map-town text')
    .evaluateAll((texts) =>
      texts.map((text) => ({ name: text.textContent.trim(), box: text.getBoundingClientRect() })),
    );
  const overlapping = labels.flatMap(({ name, box }, index) =>
    labels
      .slice(index + 1)
      .filter((other) => box.left < other.box.right && other.box.left < box.right)
      .filter((other) => box.top + 4 < other.box.bottom - 4 && other.box.top + 4 < box.bottom - 4)
      .map((other) => `${name} and ${other.name}`),
  );
  expect(labels.length).toBe(16);
  expect(overlapping).toEqual([]);
});

test('a picture that can not be loaded shows a drawing and its words', async ({ page }) => {
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await page.goto('/about');
  const picture = page.getByRole('main').getByRole('img').first();
  const shown = await picture.evaluate((image) => {
    const { content, backgroundImage } = getComputedStyle(image, '::after');
    return [content, backgroundImage];
  });
  expect(shown[0]).toContain('10-yard box');
  expect(shown[1]).toContain('repeating-linear-gradient');
});
