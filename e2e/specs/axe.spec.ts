import { expect, test } from 'playwright/test';
import { axeFindings } from '../support/axe.ts';
import { paths } from '../support/routes.ts';

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

for (const path of [...paths, '/no-such-page']) {
  test(`axe finds nothing on ${path} in light mode, nor in the looks of dark mode`, async ({ page }) => {
    await page.goto(path);
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Colors that change while the page is open are mixed for a moment.
    await page.reload();
    expect(await axeFindings(page, 'looks')).toEqual([]);
  });
}
