import type { Page } from 'playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Records what shifts on the page under the visitor from here on; call it before the page is opened. What a visitor
 * asked for by a click counts too: the browser takes the size that it gives a phone's page for such a sign, and would
 * leave out the first half second.
 */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[]) {
        const moves = sources.map(({ node, previousRect, currentRect }) => {
          const html = node instanceof Element ? node.outerHTML : `${node?.nodeName}: ${node?.textContent}`;
          return `${place(previousRect)} to ${place(currentRect)}: ${html.slice(0, 160)}`;
        });
        shifts.push(`${value}\n${moves.join('\n')}`);
      }
    };
    const observer = new PerformanceObserver((list) => {
      note(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftsSoFar: async () => {
        // Those of a frame are known once the next one has begun.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** All shifts that were recorded: the browser's own measure of each, and what moved from where to where. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (Reflect.get(window, 'shiftsSoFar') as () => Promise<string[]>)());
