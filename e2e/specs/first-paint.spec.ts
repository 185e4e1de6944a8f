import { expect, test } from 'playwright/test';
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
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page), visit).toEqual([]);
    }
  });
}
