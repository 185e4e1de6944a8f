import { expect, test } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { labels } from '../support/content.ts';
import { forms } from '../support/form-examples.ts';
import { answerWith, receiveForms } from '../support/form-host.ts';

const [, contact, careers] = forms;

const EXPECTED = [
  { name: 'name', type: 'text', inputMode: null, autoComplete: 'name', isLarge: true },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', isLarge: true },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', isLarge: true },
  { name: 'comment', type: null, inputMode: null, autoComplete: null, isLarge: true },
];

for (const { path } of [contact, careers]) {
  test(`the fields on ${path} bring up the right keyboard, fill themselves in, and do not zoom`, async ({
    page,
  }) => {
    await page.goto(path);
    const fields = await new EstimateForm(page).form.getByRole('textbox').evaluateAll((found) =>
      found.map((field) => ({
        name: field.getAttribute('name'),
        type: field.getAttribute('type'),
        inputMode: field.getAttribute('inputmode'),
        autoComplete: field.getAttribute('autocomplete'),
        isLarge: Number.parseFloat(getComputedStyle(field).fontSize) >= 16,
      })),
    );
    expect(fields.filter(({ name }) => EXPECTED.some((field) => field.name === name))).toEqual(EXPECTED);
    expect(fields.every(({ isLarge }) => isLarge)).toBe(true);
  });
}

test('a tap sends the form; the toast hides neither its answer, nor its button, nor the call bar', async ({
  page,
}) => {
  const sent = await receiveForms(page, answerWith(200));
  const form = new EstimateForm(page);
  await page.goto('/contact');
  await form.fill(contact.typed);
  await form.button.tap();
  const toast = page.getByRole('status').filter({ hasText: labels.form.sentToast });
  await expect(toast).toHaveCSS('translate', '0px');
  const bar = page.getByRole('navigation', { name: labels.callBar.label });
  const edges = [toast, form.message, form.button, bar].map(async (locator) => {
    const { y, height } = (await locator.boundingBox()) ?? { y: NaN, height: NaN };
    return [y, y + height];
  });
  const fromTheTop = (await Promise.all(edges)).flat();
  expect(fromTheTop).toEqual([...fromTheTop].sort((one, other) => one - other));
  expect(sent).toHaveLength(1);
});
