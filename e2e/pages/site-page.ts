import type { Locator, Page } from 'playwright/test';

/** What every page of the site has: header, footer, call bar. */
export class SitePage {
  readonly page: Page;
  readonly header: Locator;
  readonly mainNavigation: Locator;
  readonly footer: Locator;
  readonly heading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.mainNavigation = page.getByRole('navigation', { name: 'Main' });
    this.footer = page.getByRole('contentinfo');
    this.heading = page.getByRole('heading', { level: 1 });
  }

  /** Words of the links of the inline menu, without those of the drop-down. */
  topLinks(): Promise<string[]> {
    return this.mainNavigation
      .locator(':scope > ul > li > a')
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.trim()));
  }

  /** How many pixels the page can be scrolled sideways. */
  sidewaysScroll(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /** Scrolls to the end in steps, so that everything lazy loads. */
  async readToTheEnd(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 500) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await this.page.waitForLoadState('networkidle');
  }
}
