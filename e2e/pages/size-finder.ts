import type { Locator, Page } from 'playwright/test';
import { jobs } from '../support/content.ts';

/** The size finder: what a visitor picks, and the answer. */
export class SizeFinder {
  readonly page: Page;
  readonly answers: Locator;
  /** The answer that is shown. */
  readonly answer: Locator;

  constructor(page: Page) {
    this.page = page;
    this.answers = page.locator('.answer');
    this.answer = this.answers.filter({ visible: true });
  }

  option(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** Picks a job by its place in content, and one of its amounts. */
  async pick(job: number, amount: number): Promise<void> {
    await this.option(nameOf(job)).check();
    await this.option(labelOf(job, amount)).check();
  }
}

/** The name of a job by its place in content. */
export const nameOf = (job: number): string => jobs[job]?.name ?? '';

/** The words of one of its amounts. */
export const labelOf = (job: number, amount: number): string => jobs[job]?.amounts[amount]?.label ?? '';
