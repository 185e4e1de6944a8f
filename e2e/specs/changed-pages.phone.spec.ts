import { expect, test, type Page } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { SitePage } from '../pages/site-page.ts';
import { labels } from '../support/content.ts';
import { forms } from '../support/form-examples.ts';
import { answerWith, receiveForms } from '../support/form-host.ts';
import { keepTranslating, translateOnce } from '../support/translator.ts';
import { watchPage } from '../support/watch-page.ts';

const [home, contact] = forms;

/** What password managers and writing aids do to a page. */
const addForeignParts = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset['aid'] = 'on';
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-aid', 'on');
      field.after(document.createElement('div'));
      field.before(document.createElement('span'));
    }
    for (const form of document.forms) {
      form.prepend(document.createElement('div'));
      form.append(document.createElement('div'));
    }
  });

const changes = [
  { what: 'a translator has changed', change: translateOnce },
  { what: 'a translator goes on changing', change: keepTranslating },
  { what: 'a password manager has added to', change: addForeignParts },
];

for (const { what, change } of changes) {
  test.describe(`a page that ${what}`, () => {
    test('opens its menu and changes its color mode by the first tap', async ({ page }) => {
      const { problems } = watchPage(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/about');
      await change(page);
      const { menuButton, colorModeButton, header } = new SitePage(page);
      await menuButton.tap();
      await expect(page.locator('dialog:modal')).toBeVisible();
      await page.getByRole('button', { name: labels.header.showServices }).tap();
      await expect(page.locator('dialog .collapse-height')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('dialog')).toBeHidden();
      // Where the header has the control's island, and not the menu a plain button.
      await page.setViewportSize({ width: 1280, height: 900 });
      for (const name of [labels.colorMode.dark, labels.colorMode.light]) {
        await colorModeButton.tap();
        await expect(header.getByRole('status')).toContainText(name);
      }
      expect(problems).toEqual([]);
    });

    for (const { path, typed, body } of [home, contact]) {
      test(`keeps what was typed before its script came, and sends it once, on ${path}`, async ({ page }) => {
        const { problems } = watchPage(page);
        const sent = await receiveForms(page, answerWith(200));
        const form = new EstimateForm(page);
        const release = await form.holdIsland();
        await page.goto(path);
        await form.fill(typed);
        await change(page);
        await form.button.tap();
        release();
        await expect(form.message).toContainText(labels.form.sent);
        expect(sent.map((request) => request.body)).toEqual([body]);
        expect(problems).toEqual([]);
      });
    }

    test('leaves the focus where it is', async ({ page }) => {
      const form = new EstimateForm(page);
      const release = await form.holdIsland();
      await page.goto(contact.path);
      await form.fill({ Name: 'Ann', Email: 'ann@' });
      await change(page);
      release();
      await form.waitUntilLive();
      await page.keyboard.type('example.com');
      await form.expectTyped({ Name: 'Ann', Email: 'ann@example.com' });
    });
  });
}
