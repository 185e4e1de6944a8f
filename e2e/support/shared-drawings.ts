import type { Page } from 'playwright/test';

/**
 * Puts the drawings that pages share into the page, in the place of the references to their file, so that their letters
 * can be read and measured where they stand. What refers to a part of one stays as it is.
 */
export async function inlineDrawings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const use of document.querySelectorAll<SVGUseElement>('svg > svg > use')) {
      const [file = '', id = ''] = use.href.baseVal.split('#');
      const source = await (await fetch(file)).text();
      const drawing = new DOMParser().parseFromString(source, 'image/svg+xml').getElementById(id);
      if (drawing === null) throw new Error(`${file} has no drawing "${id}".`);
      use.replaceWith(document.importNode(drawing, true));
    }
  });
}
