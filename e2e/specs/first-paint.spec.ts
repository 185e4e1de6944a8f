import { expect, test } from 'playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { postPaths, servicePaths } from '../support/routes.ts';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';

const PAGES = ['/', ...servicePaths.slice(0, 1), '/contact', ...postPaths.slice(0, 1)];

for (const path of PAGES) {
  test(`${path} is painted whole on a processor six times slower: nothing shifts while it is parsed`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await recordLayoutShifts(page);
    // What the parser is interrupted for differs from one visit to the next.
    for (const visit of ['first', 'second', 'third']) {
      await page.goto(`${path}?${visit}`);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShifts(page), visit).toEqual([]);
    }
  });
}

for (const path of PAGES) {
  test(`nothing shifts on ${path} when its icons come before the words beside them`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    // The browser paints nothing before the end of the first screen is there.
    const start = html.indexOf('first-screen-end', html.indexOf('<body'));
    const parts = [html.slice(0, start), ...html.slice(start).split(/(?<=<\/svg>)/)];
    await recordLayoutShifts(page);
    await page.goto('/robots.txt');
    await page.evaluate(async (pieces) => {
      // Deprecated for pages, yet the one way to hand the parser a page in parts of our choice.
      const write: (html: string) => void = Reflect.get(document, 'write').bind(document);
      document.open();
      for (const piece of pieces) {
        write(piece);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      document.close();
    }, parts);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await layoutShifts(page)).toEqual([]);
  });
}

for (const path of PAGES) {
  test(`nothing shifts on ${path} when the face of its headings comes after the first paint`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/*.woff2');
    await recordLayoutShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const isHere = () =>
      page.evaluate(() => {
        const [face = ''] = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.split(
          ',',
        );
        return document.fonts.check(`700 1rem ${face}`);
      });
    expect(await isHere()).toBe(false);
    release();
    await expect.poll(isHere).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
