import { expect, test } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { labels } from '../support/content.ts';
import { forms } from '../support/form-examples.ts';
import { answerWith, answerWithPage, receiveForms } from '../support/form-host.ts';

const [home, contact] = forms;
const ARRIVED = '/?index#message-sent';
/** The browser sends a form itself once its island has failed or kept it waiting. */
const PATIENT = { timeout: 15_000 };

test('a form that is sent three times before its script has come is one message', async ({ page }) => {
  const sent = await receiveForms(page, answerWith(200));
  const form = new EstimateForm(page);
  const release = await form.holdIsland();
  await page.goto(home.path);
  await form.fill(home.typed);
  for (let tap = 0; tap < 3; tap += 1) await form.button.tap();
  release();
  await expect(form.message).toContainText(labels.form.sent);
  expect(sent.map(({ body }) => body)).toEqual([home.body]);
});

test('a form that the browser sends is sent once, however often it is tapped', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  const sent = await receiveForms(page, async (route) => {
    await answered;
    await answerWithPage(route);
  });
  const form = new EstimateForm(page);
  await form.breakIsland();
  await page.goto(home.path);
  await form.fill(home.typed);
  const again = page.waitForEvent('console', (message) => message.text() === 'sent again');
  // While the first one is on its way, which it is not before the browser has begun: no test can reach into a page that
  // is being left.
  await form.form.evaluate((element: HTMLFormElement) => {
    const sendAgain = () => {
      console.log('sent again');
      element.requestSubmit();
    };
    element.addEventListener('submit', () => setTimeout(sendAgain, 1000), { once: true });
  });
  await form.button.tap();
  await again;
  answer(undefined);
  await expect(page).toHaveURL(ARRIVED, PATIENT);
  expect(sent).toHaveLength(1);
});

test('a form stays, with all that was typed, while there is no connection', async ({ page, context }) => {
  const sent = await receiveForms(page, answerWithPage);
  const form = new EstimateForm(page);
  await form.breakIsland();
  await page.goto(contact.path);
  await form.fill(contact.typed);
  await context.setOffline(true);
  await form.button.tap();
  const notice = page.getByRole('alert').filter({ hasText: labels.form.offline });
  await expect(notice).toBeVisible(PATIENT);
  await expect(page).toHaveURL(contact.path);
  await form.expectTyped(contact.typed);

  await context.setOffline(false);
  await form.button.tap();
  await expect(page).toHaveURL(ARRIVED, PATIENT);
  expect(sent.map(({ body }) => body)).toEqual([contact.body]);
});

test('a form that the browser has sent is empty when the visitor goes back to it', async ({ page }) => {
  await receiveForms(page, answerWithPage);
  const form = new EstimateForm(page);
  await form.openLive(contact.path);
  await form.fill(contact.typed);
  await form.breakIsland();
  // What was typed is kept, and put back; then the browser sends it.
  await page.reload();
  await form.fill(contact.typed);
  await form.button.tap();
  await expect(page).toHaveURL(ARRIVED, PATIENT);
  // The page that confirms the message remembers it once it is shown.
  await page.waitForLoadState();
  await page.goBack();
  await expect(page).toHaveURL(contact.path);
  await form.expectEmpty();
});
