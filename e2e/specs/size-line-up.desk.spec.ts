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
        // A person stands before the first; all others begin where their texts do.
        const indents = boxes.map(({ left }, index) => left - (columns[index]?.left ?? NaN));
        expect(Math.max(0, ...indents.slice(1))).toBeLessThan(4);
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

      test('price, name, text and button of all columns stand in rows', async ({ page }) => {
        const { cards } = new SizeLineUp(page);
        for (const part of ['p:first-of-type', 'h3', 'p:nth-of-type(2)', '.button']) {
          const tops = (await boxesOf(cards.locator(part))).map(({ top }) => Math.round(top));
          expect(tops, part).toHaveLength(sizes.length);
          expect(new Set(tops).size, part).toBe(1);
        }
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

  test('the tag of the usual size moves nothing in the rows', async ({ page }) => {
    for (const { url } of pagesOf('service')) {
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

    test('each card has the drawing of its container, and all have one scale', async ({ page }) => {
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
        expect(containers[index]?.height).toBeGreaterThan(height * foot);
      }
    });

    test('all stand beside a person above the cards, none on another', async ({ page }) => {
      const { rows } = new SizeLineUp(page);
      const [frame] = await boxesOf(rows);
      // As wide as a phone's page, or as a line of text.
      expect(frame?.width).toBeGreaterThan(Math.min(width, 576) - 60);
      const figures = await boxesOf(rows.locator('use'));
      expect(figures).toHaveLength(sizes.length + 1);
      for (const [index, figure] of figures.entries()) {
        expect(figure.width).toBeGreaterThan(5);
        expect(figure.right).toBeLessThanOrEqual((frame?.right ?? NaN) + 2);
        for (const other of figures.slice(index + 1)) expect(overlap(figure, other)).toBeLessThanOrEqual(1);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no card is higher than 300 pixels, and a low box has a lower card than a high one', async ({
    page,
  }) => {
    await page.goto('/');
    await inlineDrawings(page);
    const heights = (await boxesOf(new SizeLineUp(page).cards)).map(({ height }) => height);
    expect(Math.max(...heights)).toBeLessThan(
      300 + 42 * Math.max(0, Math.max(...outsides.map((o) => o.height)) - 8),
    );
    const ofHeight = (pick: (...heights: number[]) => number) =>
      heights[outsides.findIndex(({ height }) => height === pick(...outsides.map((o) => o.height)))] ?? NaN;
    expect(ofHeight(Math.min)).toBeLessThanOrEqual(ofHeight(Math.max));
  });
});
