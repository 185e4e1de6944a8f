import type { Locator, Page } from 'playwright/test';
import { labels } from '../support/content.ts';

const { show, of } = labels.carousel;

/** The testimonials of the home page. */
export class Carousel {
  readonly page: Page;
  readonly region: Locator;
  readonly row: Locator;
  readonly slides: Locator;
  readonly buttons: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: labels.carousel.heading });
    this.row = this.region.locator('.carousel');
    this.slides = this.region.getByRole('group', { name: new RegExp(`^\\d+ ${RegExp.escape(of)} \\d+$`) });
    this.buttons = this.region.getByRole('button', { name: new RegExp(`^${RegExp.escape(show)}`) });
  }

  /** Opens the home page at the testimonials, and waits until the carousel runs. */
  async open(): Promise<void> {
    await this.page.goto('/');
    await this.region.scrollIntoViewIfNeeded();
    await this.page.locator('.carousel[data-live]').waitFor();
    // Its keys and buttons are live once the buttons are shown.
    await this.page.locator('.carousel-pages.invisible').waitFor({ state: 'detached' });
  }

  /** Names of the customers whose slides can be seen whole, from left to right. */
  visibleNames(): Promise<string[]> {
    return this.row.evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.querySelectorAll('.carousel-slide')]
        .map((slide) => ({ box: slide.getBoundingClientRect(), slide }))
        .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
        .sort((one, other) => one.box.left - other.box.left)
        .map(({ slide }) => slide.querySelector('figcaption span span')?.textContent.trim() ?? '');
    });
  }

  /** Makes the page, opened after this, press a key on the row right after the frame in which its buttons show. */
  async pressOnceLive(key: string): Promise<void> {
    await this.page.addInitScript((name) => {
      const look = () => {
        const row = document.querySelector('.carousel[data-live]');
        if (row === null || document.querySelector('.carousel-pages.invisible') !== null) {
          requestAnimationFrame(look);
          return;
        }
        setTimeout(() => row.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })), 5);
      };
      requestAnimationFrame(look);
    }, key);
  }

  /** Waits until the slides have stopped. */
  async atRest(): Promise<void> {
    await this.row.evaluate(async (row) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.all(row.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
  }

  /** Watches the row from now on: what it returns tells how long its longest movement is, in seconds. */
  async watchMovements(): Promise<() => Promise<number>> {
    const seen = await this.row.evaluateHandle((row) => {
      const longest = { seconds: 0 };
      row.addEventListener('transitionrun', ({ target }) => {
        if (!(target instanceof Element) || !target.matches('.carousel-wrapper')) return;
        const seconds = Number.parseFloat(getComputedStyle(target).transitionDuration);
        longest.seconds = Math.max(longest.seconds, seconds);
      });
      return longest;
    });
    return () => seen.evaluate(({ seconds }) => seconds);
  }

  /** Moves a finger, or the mouse held down, sideways over the row. */
  async drag(pixels: number): Promise<void> {
    const box = await this.row.boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + pixels, y, { steps: 8 });
    await this.page.mouse.up();
  }
}
