import { expect, test, type Page } from 'playwright/test';
import type { FormName } from '../../src/schemas/forms.ts';
import { EstimateForm } from '../pages/estimate-form.ts';
import { labels } from '../support/content.ts';
import { emptyFields } from '../support/form-examples.ts';
import { submissionsFrom } from '../support/submissions.ts';

const forms = [
  { path: '/', form: 'estimate', text: 'Comment' },
  { path: '/contact', form: 'estimate', text: 'Comment' },
  { path: '/careers', form: 'contact', text: 'Message' },
] as const;

/** A visitor whose name tells what was sent by this test, and by this run, from all else. */
const visitorOf = (test: string) => `Zoë Łukasz 日本 ${test} ${crypto.randomUUID()}`;
const EMAIL = 'zoe+dumpster@example.com';
const PHONE = '(619) 555-0100';
const LINES = 'First line\n"Quotes", <b>, & 50% עברית 🚛\n';
const long = LINES + 'é🚛'.repeat((10_000 - LINES.length) / 2);

const fill = async (page: Page, name: string, label: string, comment: string) => {
  const form = new EstimateForm(page);
  await form.fill({ Name: name, Email: EMAIL, Phone: PHONE, [label]: comment });
  return form;
};

const stored = (form: FormName, name: string, comment: string) => [
  expect.objectContaining({
    form: 'contact',
    path: '/',
    fields: {
      ...emptyFields(form),
      ...{ name, email: EMAIL, phone: PHONE, comment: comment.replaceAll('\n', '\r\n') },
    },
  }) as unknown,
];

for (const { path, form: kind, text } of forms) {
  test(`what is typed into the form on ${path} arrives character for character`, async ({ page }) => {
    const name = visitorOf(`with a script on ${path}`);
    await new EstimateForm(page).openLive(path);
    const form = await fill(page, name, text, long);
    await form.button.click();
    await expect(form.message).toContainText(labels.form.sent);
    expect(submissionsFrom(name)).toEqual(stored(kind, name, long));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`what is typed into the form on ${path} arrives once, and the home page says so`, async ({
      page,
    }) => {
      const name = visitorOf(`without a script on ${path}`);
      await page.goto(path);
      const form = await fill(page, name, text, long);
      await form.button.click();
      await expect(page).toHaveURL('/?index#message-sent');
      await expect(page.getByText(labels.form.sent)).toBeInViewport();
      await page.reload();
      expect(submissionsFrom(name)).toEqual(stored(kind, name, long));
    });
  });
}

test('a machine that fills in the trap is thanked, and nothing is kept', async ({ page }) => {
  const name = visitorOf('a machine');
  await new EstimateForm(page).openLive('/contact');
  const form = await fill(page, name, 'Comment', 'Buy now');
  await form.form.locator('input[name=bot-field]').evaluate((trap) => {
    (trap as HTMLInputElement).value = 'x';
  });
  await form.button.click();
  await expect(form.message).toContainText(labels.form.sent);
  expect(submissionsFrom(name)).toEqual([]);
});
