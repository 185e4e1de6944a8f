import { expect, test } from 'playwright/test';
import { boxesOf, outsides, overlap, SizeLineUp, spread } from '../pages/size-line-up.ts';
import { inlineDrawings } from '../support/shared-drawings.ts';
import { labels, pagesOf, sizes } from '../support/content.ts';

const { feet, long, high } = labels.sizes;

test.describe('on large screens', () => {
  for (const width of [992, 1280]) {
    test.describe(`of ${width} pixels`, () => {
      test.use({ viewport: { width, height: 900 } });

      test.beforeEach(async ({ page }) => {
        await page.goto('/');
        await inlineDrawings(page);
      });

      test('all containers stand in one line, at one scale and on one ground', async ({ page }) => {
        const containers = await boxesOf(new SizeLineUp(page).containers);
        expect(containers).toHaveLength(sizes.length);
        expect(
          spread(containers.map((box, index) => box.width / (outsides[index]?.length ?? NaN))),
        ).toBeCloseTo(1, 1);
        expect(spread(containers.map(({ bottom }) => bottom))).toBeCloseTo(1, 3);
        // The floor and the lid take their part of each kind of container.
        const drawn = containers.map((box, index) => ({ box, size: sizes[index] }));
        for (const ofOneKind of Map.groupBy(drawn, ({ size }) => size?.kind).values()) {
          const rises = ofOneKind.map(({ box, size }) => box.height / (size?.outsideFt.height ?? NaN));
          expect(spread(rises)).toBeLessThan(1.15);
        }
      });

      test('each stands above the column of its own text', async ({ page }) => {
        const { cards, containers } = new SizeLineUp(page);
        const columns = await boxesOf(cards);
        const boxes = await boxesOf(containers);
        expect(boxes).toHaveLength(sizes.length);
        for (const [index, box] of boxes.entries()) {
          const column = columns[index];
          expect(box.left).toBeGreaterThanOrEqual((column?.left ?? NaN) - 1);
          expect(box.right).toBeLessThan(column?.right ?? NaN);
        }
        // Each begins where its text does.
        const indents = boxes.map(({ left }, index) => left - (columns[index]?.left ?? NaN));
        expect(Math.max(...indents)).toBeLessThan(4);
      });

      test('dimensions are lettered large, and no letter touches another or a container', async ({
        page,
      }) => {
        const { containers, lettering } = new SizeLineUp(page);
        await expect(lettering).toHaveText(
          outsides.flatMap(({ length, height }) => [`${length} ${feet}`, `${height} ${feet}`]),
        );
        const letters = await boxesOf(lettering);
        expect(Math.min(...letters.map(({ height }) => height))).toBeGreaterThanOrEqual(13);
        const others = [...letters, ...(await boxesOf(containers))];
        const touching = letters.flatMap((one, index) =>
          others.slice(index + 1).filter((other) => overlap(one, other) > 3),
        );
        expect(touching).toEqual([]);
      });

      test('a person, a garage door and a pickup stand beside them to the same scale', async ({ page }) => {
        const { line, containers } = new SizeLineUp(page);
        const [first] = await boxesOf(containers);
        const foot = (first?.width ?? NaN) / (outsides[0]?.length ?? NaN);
        const others = await boxesOf(line.locator('#garage-door, #pickup-truck, #person'));
        const [door, person, pickup] = others.map(({ width, height }) => [width / foot, height / foot]);
        expect(person?.[1]).toBeCloseTo(6, 0);
        expect(door?.map(Math.round)).toEqual([16, 7]);
        expect(pickup?.map(Math.round)).toEqual([19, 6]);
      });

      test('price, name, job and button of all columns stand in rows', async ({ page }) => {
        const { cards } = new SizeLineUp(page);
        for (const { part, edge } of [
          // Loads are piled up: as a price would, they end above the name.
          { part: '.size-price', edge: 'bottom' },
          { part: 'h3', edge: 'top' },
          { part: '.size-job', edge: 'top' },
          { part: '.button', edge: 'top' },
        ] as const) {
          const edges = (await boxesOf(cards.locator(part))).map((box) => Math.round(box[edge]));
          expect(edges, part).toHaveLength(sizes.length);
          expect(new Set(edges).size, part).toBe(1);
        }
      });

      test('loads are drawn with trucks of about one size', async ({ page }) => {
        const scales = await new SizeLineUp(page).cards.locator('.loads').evaluateAll((drawings) =>
          drawings.map((drawing) => {
            const [, , width = NaN] = drawing.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
            return drawing.getBoundingClientRect().width / width;
          }),
        );
        expect(scales).toHaveLength(sizes.filter(({ price }) => price === undefined).length);
        expect(spread(scales.length > 0 ? scales : [1])).toBeLessThan(1.3);
      });
    });
  }

  test('the line says in words what it shows', async ({ page }) => {
    await page.goto('/');
    await inlineDrawings(page);
    const name = sizes.map(
      ({ nickname, outsideFt: { length, height } }) =>
        `${nickname}: ${length} ${feet} ${long}, ${height} ${feet} ${high}`,
    );
    await expect(page.getByRole('img', { name: name.join('; ') })).toBeVisible();
  });

  test('one size is marked as the usual one, which moves nothing in the rows', async ({ page }) => {
    for (const url of ['/', '/sizes', ...pagesOf('service').map((service) => service.url)]) {
      await page.goto(url);
      await inlineDrawings(page);
      const { cards } = new SizeLineUp(page);
      const tag = cards.getByText(labels.sizes.usual, { exact: true });
      await expect(tag).toHaveCount(1);
      const tops = (await boxesOf(cards.locator('h3'))).map(({ top }) => Math.round(top));
      expect(new Set(tops).size, url).toBe(1);
    }
  });
});

for (const width of [320, 390, 768]) {
  test.describe(`on a screen of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      await inlineDrawings(page);
    });

    test('each row has the drawing of its container, and all have one scale', async ({ page }) => {
      const { cardDrawings, line } = new SizeLineUp(page);
      await expect(line).toBeHidden();
      await expect(cardDrawings).toHaveCount(sizes.length);
      for (const [index, { length, height }] of outsides.entries()) {
        await expect(cardDrawings.nth(index)).toHaveAccessibleName(
          `${length} ${feet} ${long}, ${height} ${feet} ${high}`,
        );
      }
      const pixelsPerFoot = await cardDrawings.evaluateAll((drawings) =>
        drawings.map((drawing) => {
          const [, , width = NaN] = drawing.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
          return drawing.getBoundingClientRect().width / width;
        }),
      );
      expect(spread(pixelsPerFoot)).toBeCloseTo(1, 2);
      const containers = await boxesOf(cardDrawings.locator('use'));
      const [foot = NaN] = pixelsPerFoot;
      for (const [index, { length, height }] of outsides.entries()) {
        expect(containers[index]?.width).toBeGreaterThan(length * foot);
        // But for the wheels' and the rim's part of it.
        expect(containers[index]?.height).toBeGreaterThan(height * foot * 0.85);
      }
    });

    test('the usual one stands above the rows beside a person, a garage door and a pickup', async ({
      page,
    }) => {
      const { small } = new SizeLineUp(page);
      const [frame] = await boxesOf(small);
      // As wide as a phone's page, or as a line of text.
      expect(frame?.width).toBeGreaterThan(Math.min(width, 576) - 60);
      const figures = await boxesOf(small.locator('use'));
      expect(figures).toHaveLength(3);
      for (const [index, figure] of figures.entries()) {
        expect(figure.width).toBeGreaterThan(20);
        expect(figure.right).toBeLessThanOrEqual((frame?.right ?? NaN) + 2);
        for (const other of figures.slice(index + 1)) expect(overlap(figure, other)).toBeLessThanOrEqual(1);
      }
    });
  });
}

for (const width of [360, 390]) {
  test(`on a phone of ${width} pixels each size is a low row with a button for a thumb, and no text of more than three lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const { cards } = new SizeLineUp(page);
    const rows = (await boxesOf(cards)).map(({ height }) => height);
    expect(rows).toHaveLength(sizes.length);
    expect(Math.max(...rows)).toBeLessThanOrEqual(140);
    for (const part of ['h3', '.size-price', '.size-job']) {
      for (const { height } of await boxesOf(cards.locator(part))) expect(height, part).toBeLessThan(70);
    }
    const buttons = await boxesOf(cards.locator('.button'));
    expect(Math.min(...buttons.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(new Set(buttons.map(({ right }) => Math.round(right))).size).toBe(1);
  });
}
