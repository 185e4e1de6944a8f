import { expect, test } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { axeFindings } from '../support/axe.ts';
import { labels } from '../support/content.ts';
import { forms } from '../support/form-examples.ts';
import { answerWith, receiveForms } from '../support/form-host.ts';

const [, { path, typed }] = forms;

const states: { state: string; status: number; reach: (form: EstimateForm) => Promise<unknown> }[] = [
  { state: 'filled', status: 200, reach: (form) => form.fill(typed) },
  {
    state: 'incomplete',
    status: 200,
    reach: async (form) => {
      await form.button.click();
      await expect(form.field('Name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    state: 'failed',
    status: 500,
    reach: async (form) => {
      await form.fill(typed);
      await form.button.click();
      await expect(form.page.getByText(labels.form.failedToast)).toBeVisible();
    },
  },
  {
    state: 'sent',
    status: 200,
    reach: async (form) => {
      await form.fill(typed);
      await form.button.click();
      await expect(form.page.getByText(labels.form.sentToast)).toBeVisible();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const { state, status, reach } of states) {
      test(`axe finds nothing on a form that is ${state}`, async ({ page }) => {
        await receiveForms(page, answerWith(status));
        const form = new EstimateForm(page);
        await form.openLive(path);
        await reach(form);
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  });
}
