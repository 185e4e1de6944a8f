import type { Page } from 'playwright/test';

/** What the stand-in puts behind each text, which stays in it: tests find it as before. */
const SIGN = '~';

/** What the stand-in makes of a text. */
export const translated = (text: string): string => `${text}${SIGN}`;

/** Runs in the page. */
function translatePage({ goesOn, sign }: { goesOn: boolean; sign: string }): void {
  const LEFT_ALONE = 'script, style, noscript, textarea, svg, font, .notranslate, [translate=no]';

  // By a name that is any text: the type of this one is marked as out of date, as the element is.
  const createFont = () => document.createElement('font' as string);

  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(LEFT_ALONE)) continue;
      const outer = createFont();
      const inner = outer.appendChild(createFont());
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      inner.textContent = `${text.data}${sign}`;
      text.replaceWith(outer);
    }
  };

  translateAll();
  if (!goesOn) return;
  const observer = new MutationObserver(() => {
    translateAll();
    // Its own changes are no news.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

/**
 * Translates the page as Chrome's translator does: each text node leaves, and two nested `font` elements with other
 * text stand in its place.
 */
export const translateOnce = (page: Page): Promise<void> =>
  page.evaluate(translatePage, { goesOn: false, sign: SIGN });

/** Translates the page, and from then on, until another page is opened, whatever is added or changed. */
export const keepTranslating = (page: Page): Promise<void> =>
  page.evaluate(translatePage, { goesOn: true, sign: SIGN });
