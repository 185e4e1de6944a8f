import type { Locator, Page } from 'playwright/test';
import { labels, servicesLink } from '../support/content.ts';

const { a11y, header } = labels;
/** What the names of all modes begin with, such as "Color mode". */
const [colorMode = ''] = labels.colorMode.system.split(':');

/** What every page of the site has: header, footer, call bar. */
export class SitePage {
  readonly page: Page;
  readonly header: Locator;
  readonly mainNavigation: Locator;
  readonly servicesLink: Locator;
  readonly servicesButton: Locator;
  readonly menuButton: Locator;
  readonly colorModeButton: Locator;
  readonly footer: Locator;
  readonly heading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.mainNavigation = page.getByRole('navigation', { name: a11y.mainNavigation });
    this.servicesLink = this.mainNavigation.getByRole('link', {
      name: servicesLink.title,
      exact: true,
    });
    this.servicesButton = this.mainNavigation.getByRole('button', { name: header.showServices });
    this.menuButton = this.header.getByRole('button', { name: header.menu });
    this.colorModeButton = this.header.getByRole('button', {
      name: new RegExp(`^${RegExp.escape(colorMode)}`),
    });
    this.footer = page.getByRole('contentinfo');
    this.heading = page.getByRole('heading', { level: 1 });
  }

  /** Brings the control of the color mode into sight: on a phone it stands in the menu. */
  async showColorMode(): Promise<void> {
    if (await this.menuButton.isVisible()) await this.menuButton.click();
    await this.colorModeButton.waitFor();
  }

  /** Presses the control of the color mode, wherever it stands. */
  async pressColorMode(): Promise<void> {
    if (!(await this.colorModeButton.isVisible())) await this.showColorMode();
    await this.colorModeButton.click();
  }

  /** A link of the services menu. */
  service(name: string): Locator {
    return this.mainNavigation.getByRole('link', { name, exact: true });
  }

  /** How many pixels the page can be scrolled sideways. */
  sidewaysScroll(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /** Addresses of pictures that were asked for and did not come. */
  brokenPictures(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map((image) => image.src),
    );
  }

  /** Scrolls to the end in steps, so that everything lazy loads. */
  async readToTheEnd(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 500) {
        window.scrollTo(0, top);
        // What nears the screen is noticed once a frame: on a busy machine frames are rare. A browser without a
        // screen now and then gives none at all until the page changes again: the next step wakes it.
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
          setTimeout(resolve, 5_000);
        });
      }
      // What comes near is noticed a moment later.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await this.page.waitForLoadState('networkidle');
  }
}
