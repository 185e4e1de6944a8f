import type { Page } from 'playwright/test';
import { waitForRest } from './rest.ts';

/** What a visitor presses or fills in; of links those that look like buttons, of radio buttons the tiles around them. */
const CONTROLS = 'button, summary, input:not([type=radio]), label:has([type=radio]), select, textarea, a';

/** A color that lets everything through, as browsers write it. */
const CLEAR = String.raw`^rgba\(.*, 0\)$|/ 0\)$`;

/** What was found on a page in forced colors. */
interface ForcedControls {
  /** How many controls can be seen at all. */
  count: number;
  /** The beginning of the HTML of those that lost their shape. */
  lost: string[];
}

/**
 * Takes a page into forced colors, where every fill becomes the color of the page, and looks at the controls that
 * stand on it. What has a border or a fill in its own colors needs a border all around there; any other button needs
 * an icon, be it drawn or a bordered dot. Both have to be in another color than the page.
 */
export async function forceColors(page: Page): Promise<ForcedControls> {
  // A button under the pointer may have a fill that is no shape of its own.
  await page.mouse.move(0, 0);
  await waitForRest(page);
  // In forced colors a link that lost its border could no longer be told from a link in a text: first in its own.
  const controls = await page.evaluateHandle(
    ([selector, clear]) => {
      const isShown = (element: Element) => {
        const { bottom, width, height } = element.getBoundingClientRect();
        // The link that skips the header waits above the page, and what is for machines is a pixel wide.
        const isOnPage = bottom + window.scrollY > 0 && width > 1 && height > 1;
        return isOnPage && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      };
      const hasShape = (element: Element) => {
        const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(element);
        const hasBorder = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0;
        return hasBorder || !new RegExp(clear).test(backgroundColor);
      };
      return [...document.querySelectorAll(selector)]
        .filter(isShown)
        .map((element) => ({ element, needsBorder: hasShape(element) }))
        .filter(({ element, needsBorder }) => needsBorder || element.localName !== 'a');
    },
    [CONTROLS, CLEAR] as const,
  );

  await page.emulateMedia({ forcedColors: 'active' });
  await waitForRest(page);
  return await controls.evaluate((all, clear) => {
    const probe = document.createElement('div');
    probe.style.backgroundColor = 'Canvas';
    document.body.append(probe);
    const ground = getComputedStyle(probe).backgroundColor;
    probe.remove();

    const standsOut = (color: string) =>
      color !== ground && color !== 'none' && !new RegExp(clear).test(color);
    const hasBorder = (element: Element) => {
      const style = getComputedStyle(element);
      return ['top', 'right', 'bottom', 'left'].every(
        (side) =>
          // The width of a border without a style is 0.
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
          standsOut(style.getPropertyValue(`border-${side}-color`)),
      );
    };
    const isDrawn = (shape: Element) => {
      const { stroke, fill } = getComputedStyle(shape);
      return shape.checkVisibility() && (standsOut(stroke) || standsOut(fill));
    };
    const hasIcon = (control: Element) =>
      [...control.querySelectorAll('svg *')].some(isDrawn) ||
      [...control.querySelectorAll('span')].some(hasBorder);

    const lost = all.filter(
      ({ element, needsBorder }) => !hasBorder(element) && (needsBorder || !hasIcon(element)),
    );
    return { count: all.length, lost: lost.map(({ element }) => element.outerHTML.slice(0, 200)) };
  }, CLEAR);
}
