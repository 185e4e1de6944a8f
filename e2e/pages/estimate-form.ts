import { expect, type Locator, type Page } from 'playwright/test';
import { formField } from '../support/content.ts';
import { holdRequests } from '../support/hold-requests.ts';

/** The fields as the tests call them, and as visitors read them. */
const LABELS = new Map([
  ['Name', formField('estimate', 'name').label],
  ['Email', formField('estimate', 'email').label],
  ['Phone', formField('estimate', 'phone').label],
  ['Comment', formField('estimate', 'comment').label],
  ['Message', formField('contact', 'comment').label],
]);

/** The label of a field as a name of a textbox, whether or not "(optional)" follows it. */
export const labelOf = (field: string) => new RegExp(`^${RegExp.escape(LABELS.get(field) ?? field)}`);

/** What a visitor types, by field. */
export type Typed = Readonly<Record<string, string>>;

/** The code of the island, when it is asked for again too. */
const isIsland = ({ pathname }: URL) => /\/EstimateBox[^/]*\.js$/.test(pathname);

/** The form that reaches the company, on home, contact and careers. */
export class EstimateForm {
  readonly page: Page;
  readonly box: Locator;
  readonly form: Locator;
  readonly button: Locator;
  /** What says how a send ended, in place. */
  readonly message: Locator;

  /** @param box which form, where a page has two: the first one is meant otherwise */
  constructor(page: Page, box = '#estimate, #contact') {
    this.page = page;
    this.box = page.locator(box).first();
    this.form = this.box.locator('form');
    this.button = this.form.getByRole('button');
    this.message = this.form.locator('[role=status], [role=alert]');
  }

  /** A field by its label. */
  field(name: string): Locator {
    return this.form.getByRole('textbox', { name: labelOf(name) });
  }

  /** Opens a page and brings its form to life. */
  async openLive(path: string): Promise<void> {
    await this.page.goto(path);
    await this.bringToLife();
  }

  /** Opens what the form stands in, where that is closed. */
  async disclose(): Promise<void> {
    const closed = this.box.locator('xpath=ancestor::details[not(@open)]');
    if ((await closed.count()) > 0) await closed.locator('summary').click();
  }

  /** Turns to the form, as a visitor does, and waits for its island. */
  async bringToLife(): Promise<void> {
    await this.disclose();
    await this.box.scrollIntoViewIfNeeded();
    await this.form.dispatchEvent('pointerover');
    await this.waitUntilLive();
  }

  async waitUntilLive(): Promise<void> {
    await expect
      .poll(() =>
        this.form.evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))),
      )
      .toBe(true);
  }

  async fill(typed: Typed): Promise<void> {
    for (const [name, text] of Object.entries(typed)) await this.field(name).fill(text);
  }

  async expectTyped(typed: Typed): Promise<void> {
    for (const [name, text] of Object.entries(typed)) await expect(this.field(name)).toHaveValue(text);
  }

  async expectEmpty(): Promise<void> {
    const fields = await this.form.getByRole('textbox').all();
    expect(fields.length).toBeGreaterThanOrEqual(4);
    for (const field of fields) await expect(field).toHaveValue('');
  }

  /** Holds the code of the island back until the function that is returned is called. */
  holdIsland(): Promise<() => void> {
    return holdRequests(this.page, isIsland);
  }

  /** Lets every request for the code of the island fail. */
  async breakIsland(): Promise<void> {
    await this.page.route(isIsland, (route) => route.abort());
  }
}
