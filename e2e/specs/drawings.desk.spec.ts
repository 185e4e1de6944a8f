import { expect, test, type Page } from 'playwright/test';
import { haulingAnswers } from '../../src/schemas/list-entries.ts';
import { inlineDrawings } from '../support/shared-drawings.ts';
import { labels, pageOf, site, towns } from '../support/content.ts';

const mapOf = (page: Page) => page.getByRole('img', { name: labels.map.title });

/** Opens the page with the map, its drawings in the page itself. */
async function openMap(page: Page): Promise<void> {
  test.skip(site.mapsKey !== undefined, "With a mapsKey in content/site.yaml the map is Google's.");
  await page.goto('/contact');
  await inlineDrawings(page);
}

const inGroup = (answer: (typeof haulingAnswers)[number]) =>
  towns.filter(({ hauling }) => hauling === answer);

test('the map names every town of the list, which says where the company hauls, each inside the drawing', async ({
  page,
}) => {
  await openMap(page);
  const map = mapOf(page);
  const frame = await map.boundingBox();
  const groups = await page
    .locator('#area ul')
    .evaluateAll((lists) =>
      lists.map((list) => [
        list.previousElementSibling?.textContent.trim(),
        ...[...list.children].map((item) => item.textContent.trim()),
      ]),
    );
  const wanted = haulingAnswers.map((answer) => [
    labels.map[answer],
    ...inGroup(answer).map(({ name }) => name),
  ]);
  expect(groups).toEqual(wanted.filter(({ length }) => length > 1));
  for (const { name } of towns) {
    const label = await map
      .locator('text', { hasText: new RegExp(`^\\s*${RegExp.escape(name)}\\s*$`) })
      .first()
      .boundingBox();
    expect(label?.x, name).toBeGreaterThan(frame?.x ?? 0);
    expect((label?.x ?? 0) + (label?.width ?? 0), name).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  }
});

test('towns where the company does not haul, or is to be asked, are drawn by another shape', async ({
  page,
}) => {
  await openMap(page);
  const map = mapOf(page);
  const marks = [
    'circle:not([fill="var(--land)"])',
    'circle[fill="var(--land)"]:not(:has(+ path))',
    'circle + path',
  ];
  const counts = await Promise.all(marks.map((mark) => map.locator(mark).count()));
  // As points for wide screens, and as larger ones for phones.
  expect(counts).toEqual(haulingAnswers.map((answer) => 2 * inGroup(answer).length));
});

test('no name of a town stands on another', async ({ page }) => {
  await openMap(page);
  const names = await mapOf(page)
    .locator('#town-names text')
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

test('a picture that cannot be loaded shows a drawing and its words', async ({ page }) => {
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
