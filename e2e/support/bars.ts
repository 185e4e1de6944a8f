import type { Page } from 'playwright/test';

/**
 * Looks at what a visitor reads and presses in the header and in the bar at the bottom.
 *
 * @returns what runs out of the window, out of its own link, or into something else; a line each
 */
export function faultsOfBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is for screen readers alone is clipped away.
    const isForTheEye = (element: Element | null): boolean =>
      element === null ||
      (getComputedStyle(element).clipPath === 'none' && isForTheEye(element.parentElement));
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && isForTheEye(element);
    const bars = [...document.querySelectorAll('.site-header, .site-header ~ nav')];
    const controls = bars
      .flatMap((bar) => [...bar.querySelectorAll('a, button')])
      .filter(isShown)
      .map((element) => ({
        element,
        name: element.textContent.trim(),
        box: element.getBoundingClientRect(),
      }));
    const texts = bars.flatMap((bar) => {
      const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      const found = [];
      while (walker.nextNode()) {
        const { parentElement: element, textContent } = walker.currentNode;
        const name = textContent?.trim() ?? '';
        if (element === null || name === '' || !isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        found.push({ element, name, box: range.getBoundingClientRect() });
      }
      return found;
    });

    const width = document.documentElement.clientWidth;
    const runsOut = [...controls, ...texts].filter(({ box }) => box.left < 0 || box.right > width);
    const isCut = texts.filter(({ element, box }) => {
      const own = element.closest('a, button')?.getBoundingClientRect();
      return own !== undefined && (box.left < own.left - 1 || box.right > own.right + 1);
    });
    const overlaps = controls.flatMap((one) =>
      [...controls, ...texts].filter(({ element, box }) => {
        const across = Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left);
        // Lines are a little higher than their letters.
        const down = Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top);
        return !one.element.contains(element) && !element.contains(one.element) && across > 1 && down > 6;
      }),
    );
    return [
      ...runsOut.map(({ name }) => `"${name}" runs out of the window`),
      ...isCut.map(({ name }) => `"${name}" is cut off`),
      ...overlaps.map(({ name }) => `"${name}" lies over something`),
      ...(texts.length > 4 ? [] : ['there is nothing to read']),
    ];
  });
}
