import { expect, test } from 'playwright/test';
import { axeFindings } from '../support/axe.ts';
import { paths } from '../support/routes.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const path of [...paths, '/no-such-page']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  });
}
