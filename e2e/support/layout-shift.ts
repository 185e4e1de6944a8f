import type { Page } from 'playwright/test';

/** Records how far the page shifts under the visitor from here on; call it before the page is opened. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What moves right after a click was asked for; browsers leave it out of the measure too.
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts that were recorded: the browser's own measure, 0 when nothing moved. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0));
