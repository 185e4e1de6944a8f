import { expect, test } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { formField, formFields, labels } from '../support/content.ts';
import { forms } from '../support/form-examples.ts';
import { answerWith, answerWithPage, receiveForms } from '../support/form-host.ts';

const [, contact, careers] = forms;
const { typed } = contact;
const words = labels.form;

for (const { path, form: name, required } of [contact, careers]) {
  const own = formFields[name].map((field) => field.name);

  test.describe(`the form on ${path}`, () => {
    test('names every field that is missing, and sends nothing', async ({ page }) => {
      const sent = await receiveForms(page, answerWith(200));
      const form = new EstimateForm(page);
      await form.openLive(path);
      await form.button.click();
      await expect(form.field('Name')).toBeFocused();
      for (const label of required) {
        await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.field(label)).toHaveAccessibleDescription('Please fill out this field.');
      }
      await expect(form.form.getByText('Please fill out this field.')).toHaveCount(required.length);
      await form.fill({ Name: 'Ann', Email: 'no address' });
      await expect(form.field('Name')).toHaveAccessibleDescription('');
      await expect(form.field('Name')).not.toHaveAttribute('aria-invalid');
      await form.button.click();
      await expect(form.field('Email')).toBeFocused();
      await expect(form.field('Email')).toHaveAccessibleDescription(/'@'/);
      expect(sent).toEqual([]);
    });

    test('has a trap for machines that no key reaches and no screen reader hears of', async ({ page }) => {
      await page.goto(path);
      const form = new EstimateForm(page);
      await form.field('Name').focus();
      // A date takes more than one press, for its month, day and year.
      const reached = new Set<string | null>();
      while (!reached.has(null)) {
        reached.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
        await page.keyboard.press('Tab');
      }
      expect([...reached]).toEqual([...own, null]);
      const trap = form.form.locator('input[name=bot-field]');
      await expect(trap).toBeHidden();
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      expect(await trap.evaluate((input) => input.closest('[inert]') !== null)).toBe(true);
      expect(await form.form.ariaSnapshot()).not.toContain(words.honeypot);
    });

    test('has fields that the host is told of', async ({ page }) => {
      const names = (form: string) =>
        page
          .locator(form)
          .evaluate((element) => [...new Set(new FormData(element as HTMLFormElement).keys())]);
      await page.goto('/__forms.html');
      const declared = await names('form[name=contact]');
      await page.goto(path);
      const sent = await names(`#form-${name}`);
      expect(sent).toEqual(['form-name', 'bot-field', ...own]);
      expect(declared).toEqual(expect.arrayContaining(sent));
    });
  });
}

const refused = [
  { ...contact, label: 'Name', text: '   ', says: formField('estimate', 'name').remedy },
  { ...contact, label: 'Phone', text: 'abc', says: formField('estimate', 'phone').remedy },
  { ...careers, label: 'Phone', text: '1', says: formField('estimate', 'phone').remedy },
  { ...careers, label: 'Message', text: ' \n ', says: formField('contact', 'comment').remedy },
];

for (const { path, typed, label, text, says } of refused) {
  test(`the form on ${path} refuses ${JSON.stringify(text)} as ${label} in words that say what to do`, async ({
    page,
  }) => {
    const sent = await receiveForms(page, answerWith(200));
    const form = new EstimateForm(page);
    await form.openLive(path);
    await form.fill({ ...typed, [label]: text });
    await form.button.click();
    await expect(form.field(label)).toBeFocused();
    await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(label)).toHaveAccessibleDescription(says);
    expect(sent).toEqual([]);
    await form.fill(typed);
    await form.button.click();
    await expect(form.message).toContainText(words.sent);
    expect(sent).toHaveLength(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser refuses what is no phone number, and its bubble says what to do', async ({ page }) => {
    const sent = await receiveForms(page, answerWithPage);
    const form = new EstimateForm(page);
    await page.goto(contact.path);
    await form.fill({ ...typed, Phone: 'abc' });
    await form.button.click();
    await expect(form.field('Phone')).toBeFocused();
    await expect(form.field('Phone')).toHaveAttribute('title', formField('estimate', 'phone').remedy);
    expect(sent).toEqual([]);
  });
});
