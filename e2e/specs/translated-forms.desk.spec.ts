import { expect, test, type Page } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { ToastStand } from '../pages/toast-stand.ts';
import { formField, labels, phoneNumber } from '../support/content.ts';
import { forms } from '../support/form-examples.ts';
import { answerWith, neverAnswer, receiveForms, type FormAnswer } from '../support/form-host.ts';
import { keepTranslating, translateOnce, translated } from '../support/translator.ts';

const [home, contact] = forms;
const words = labels.form;

/** Uncaught errors of a page, a list that grows. */
function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Sends a form three times: the host fails, then does not answer, then takes it. Each time the outcome is read. */
async function expectThreeOutcomes(form: EstimateForm, whileSending: () => Promise<void>): Promise<void> {
  const { page } = form;
  const outcomes: { answer: FormAnswer; says: string; toast: string; calls: number }[] = [
    { answer: answerWith(500), says: words.failed, toast: words.failedToast, calls: 1 },
    { answer: neverAnswer, says: words.timedOut, toast: words.timedOutToast, calls: 1 },
    { answer: answerWith(200), says: words.sent, toast: words.sentToast, calls: 0 },
  ];
  const answers = outcomes.map(({ answer }) => answer);
  await receiveForms(page, async (route) => {
    await expect(form.button).toContainText(words.sending);
    await whileSending();
    await (answers.shift() ?? neverAnswer)(route);
  });
  for (const { says, toast, calls } of outcomes) {
    await form.button.click();
    await expect(form.message).toContainText(says);
    await expect(form.message.getByRole('link', { name: phoneNumber })).toHaveCount(calls);
    await expect(new ToastStand(page).toasts).toContainText([toast]);
    await expect(form.button).toContainText(words.send);
    await expect(form.button.locator('svg')).toHaveCount(0);
  }
}

const nothing = () => Promise.resolve();
const cases = [
  { ...home, when: 'before it is sent', translate: translateOnce, whileSending: nothing },
  { ...home, when: 'all the time', translate: keepTranslating, whileSending: nothing },
  { ...contact, when: 'while it is on its way', translate: nothing, whileSending: translateOnce },
  { ...contact, when: 'all the time', translate: keepTranslating, whileSending: nothing },
];

for (const { path, typed, when, translate, whileSending } of cases) {
  test(`the form on ${path} works under a translator that changes it ${when}`, async ({ page }) => {
    const errors = pageErrors(page);
    const form = new EstimateForm(page);
    await page.clock.install();
    await form.openLive(path);
    await form.fill(typed);
    await translate(page);
    await expectThreeOutcomes(form, () => whileSending(page));
    await form.expectEmpty();
    expect(errors).toEqual([]);
  });
}

test('what is wrong with a field is said, and taken back, under a translator', async ({ page }) => {
  const errors = pageErrors(page);
  const form = new EstimateForm(page);
  await form.openLive(contact.path);
  await keepTranslating(page);
  await form.fill({ Name: ' ', Phone: 'abc' });
  await form.button.click();
  const problem = form.form.getByText(translated(formField('estimate', 'name').remedy), { exact: true });
  await expect(problem).toBeVisible();
  await form.fill({ Name: 'Ann' });
  await expect(problem).toHaveCount(0);
  await expect(form.form.getByText(translated(formField('estimate', 'phone').remedy))).toBeVisible();
  expect(errors).toEqual([]);
});
