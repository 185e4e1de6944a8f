import { expect, test } from 'playwright/test';
import { paths } from '../support/routes.ts';

for (const width of [360, 1280]) {
  test(`at ${width} pixels no word is broken in two, in a heading, a link, a button or a choice`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      const words = await page.evaluate(() => {
        const textsOf = (element: Element) =>
          [...element.childNodes].filter((node): node is Text => node instanceof Text);
        return [
          ...document.querySelectorAll(
            ':is(h1, h2, h3, h4, a, button, label, summary, dt), :is(h1, h2, h3, h4, a, button, label, summary, dt) *',
          ),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .flatMap(textsOf)
          .flatMap((text) =>
            [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
              const range = new Range();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return { word, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size };
            }),
          );
      });
      expect(words.length, path).toBeGreaterThan(20);
      expect(
        words.filter(({ lines }) => lines > 1),
        path,
      ).toEqual([]);
    }
  });
}
