import type { Locator, Page } from 'playwright/test';
import { sizes } from '../support/content.ts';

/** The sizes of a page: in one line on large screens, in rows below. */
export class SizeLineUp {
  readonly cards: Locator;
  /** The drawing of all in one line. */
  readonly line: Locator;
  readonly containers: Locator;
  readonly lettering: Locator;
  /** The small drawing above the rows: one container beside what everybody knows the size of. */
  readonly small: Locator;
  readonly cardDrawings: Locator;

  constructor(page: Page) {
    const grid = page.getByTestId('size-grid');
    this.cards = grid.locator(':scope > li');
    this.line = page.locator('svg:has(> svg #person)');
    this.containers = this.line.locator('path[fill="var(--side)"]');
    this.lettering = this.line.locator('text:not([font-size])');
    this.small = page.locator('svg:has(> [href$="#garage-door"])');
    this.cardDrawings = grid.locator('svg.drawing');
  }
}

/** A box of the page, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

/** Where elements are on the page, shadow content of a `use` included. */
export const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as Box));

/** How far two boxes cover each other at most, in pixels; nothing or less where they stand apart. */
export const overlap = (one: Box, other: Box): number =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

/** The length and height of each size, in feet and in the order of the page. */
export const outsides = sizes.map(({ outsideFt }) => outsideFt);

/** The largest of some numbers, in relation to the smallest. */
export const spread = (numbers: number[]): number => Math.max(...numbers) / Math.min(...numbers);
