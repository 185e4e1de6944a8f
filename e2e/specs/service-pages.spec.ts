import { expect, test } from 'playwright/test';
import { labels, pagesOf, phoneNumber, sizes, telLink } from '../support/content.ts';
import { servicePaths } from '../support/routes.ts';

const servicePages = pagesOf('service');

for (const { url: path, compareSizes, usualSize, expect: steps, goesIn, keepOut, figure } of servicePages) {
  test(`${path} says first what decides: sizes, price, steps, a number to call and what goes in; then it explains`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const { service, sizes: words } = labels;
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
    const deciding = [
      compareSizes ? words.all : words.recommended,
      service.includes,
      service.expect,
      service.callBoxHeading,
      service.goesIn,
      service.keepOut,
    ];
    expect(headings.slice(0, deciding.length)).toEqual(deciding);
    expect(headings.at(-2)).toBe(service.related);
    await expect(main.getByText(words.usual, { exact: true })).toHaveCount(1);
    const sheet = main.getByRole('figure', { name: labels.quote.caption });
    const usual = sizes.find(({ id }) => id === usualSize);
    await expect(sheet.getByRole('definition').first()).toHaveText(usual?.nickname ?? '');
    for (const { title } of steps) await expect(main.getByRole('heading', { name: title })).toBeVisible();
    for (const item of [...goesIn, ...keepOut])
      await expect(main.getByText(item, { exact: true })).toBeVisible();
    const callBox = main.getByRole('complementary', { name: service.callBoxHeading });
    await expect(callBox.getByRole('link', { name: phoneNumber })).toHaveAttribute('href', telLink);
    await expect(callBox.getByRole('link', { name: service.orForm })).toHaveAttribute(
      'href',
      '/contact#estimate',
    );
    await expect(main.getByTestId('bars').getByRole('term')).toHaveText(
      figure?.bars.map(({ label }) => label) ?? [],
    );
    await expect(main.getByTestId('call-banner').getByRole('link')).toHaveAttribute('href', telLink);
  });
}

for (const path of servicePaths) {
  test(`${path} shows heading, subtitle and call button above the fold`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('link', { name: phoneNumber }).first()).toBeInViewport({ ratio: 1 });
  });
}

for (const { url } of servicePages.filter(({ compareSizes }) => compareSizes)) {
  test(`${url}, which asks for it, shows all sizes`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByTestId('size-grid').getByRole('heading')).toHaveCount(sizes.length);
  });
}

test.describe('bars of a figure', () => {
  const drawn = servicePages.find(({ figure }) => figure?.bars.some(({ to }) => to));
  const bars = drawn?.figure?.bars ?? [];

  test('are as long as their figures say, and go on to the upper end of a range', async ({ page }) => {
    test.skip(drawn === undefined, 'No service page has a figure with a range.');
    await page.goto(drawn?.url ?? '');
    const lengths = await page
      .getByTestId('bars')
      .getByRole('definition')
      .evaluateAll((figures) =>
        figures.map((figure) => {
          const widthOf = (part: string) => Number.parseFloat(getComputedStyle(figure, part).width) || 0;
          return [widthOf('::before'), widthOf('::after')] as const;
        }),
      );
    const largest = Math.max(...bars.map(({ value, to = value }) => to));
    const scale = Math.max(...lengths.map(([solid, open]) => solid + open)) / largest;
    for (const [index, { value, to = value }] of bars.entries()) {
      const [solid = NaN, open = NaN] = lengths[index] ?? [];
      expect(Math.abs(solid - value * scale)).toBeLessThan(2);
      expect(Math.abs(open - (to - value) * scale)).toBeLessThan(2);
    }
  });

  test('leave room for the figures, which stay inside', async ({ page }) => {
    for (const { url } of servicePages) {
      await page.goto(url);
      const outside = await page
        .getByTestId('bars')
        .getByRole('definition')
        .evaluateAll((all) => all.filter((item) => item.scrollWidth > item.clientWidth).length);
      expect(outside, url).toBe(0);
    }
  });
});

test.describe('the parts of a text', () => {
  const [{ url } = { url: '' }] = servicePages;
  const parts = 'main details';

  test('after the first are closed, and open under their headings', async ({ page }) => {
    await page.goto(url);
    const part = page.locator(parts).first();
    const text = part.locator('.prose');
    await expect(text).toBeHidden();
    await part.getByRole('heading', { level: 2 }).click();
    await expect(text).toBeVisible();
  });

  test('open for a link to their heading, from elsewhere and on the page', async ({ page }) => {
    await page.goto(url);
    const ids = await page.locator(`${parts} h2`).evaluateAll((all) => all.map(({ id }) => id));
    await page.goto(`${url}#${ids[0]}`);
    await expect(page.locator(`#${ids[0]}`)).toBeInViewport();
    await expect(page.locator(parts).first().locator('.prose')).toBeVisible();
    await page.evaluate((id) => location.assign(`#${id}`), ids[1] ?? '');
    await expect(page.locator(parts).nth(1).locator('.prose')).toBeVisible();
  });

  test('are all printed', async ({ page }) => {
    await page.goto(url);
    await page.emulateMedia({ media: 'print' });
    for (const text of await page.locator(`${parts} .prose`).all()) await expect(text).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('open all the same, and a link to one leads there', async ({ page }) => {
      await page.goto(url);
      const headings = page.locator(`${parts} h2`);
      const id = (await headings.last().getAttribute('id')) ?? '';
      await page.goto(`${url}#${id}`);
      await expect(headings.last()).toBeInViewport();
      await headings.last().click();
      await expect(page.locator(parts).last().locator('.prose')).toBeVisible();
    });
  });
});
