import { expect, test } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { labels } from '../support/content.ts';
import { emptyFields, forms } from '../support/form-examples.ts';
import { answerWith, answerWithPage, receiveForms } from '../support/form-host.ts';
import { watchPage } from '../support/watch-page.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const [, contact] = forms;
const { typed } = contact;
const words = labels.form;

for (const { path, typed, body } of forms) {
  test.describe(`the form on ${path}`, () => {
    test('sends its fields and nothing else, says that they were sent, and forgets them', async ({
      page,
    }) => {
      const { problems } = watchPage(page);
      const sent = await receiveForms(page, answerWith(200));
      const form = new EstimateForm(page);
      await form.openLive(path);
      await form.fill(typed);
      await form.button.click();
      await expect(form.message).toContainText(words.sent);
      await expect(form.message).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: words.sentToast })).toBeVisible();
      expect(sent).toEqual([{ body, contentType: URLENCODED }]);
      await form.expectEmpty();
      await expect(page).toHaveURL(path);
      expect(problems).toEqual([]);
      await form.openLive(path);
      await form.expectEmpty();
    });

    test('keeps what was typed before its island came to life', async ({ page }) => {
      const form = new EstimateForm(page);
      const release = await form.holdIsland();
      await page.goto(path);
      await form.fill(typed);
      release();
      await form.waitUntilLive();
      await form.expectTyped(typed);
    });

    test('sends itself when the code of its island cannot be loaded', async ({ page }) => {
      const sent = await receiveForms(page, answerWithPage);
      const form = new EstimateForm(page);
      await form.breakIsland();
      await page.goto(path);
      await form.fill(typed);
      await form.button.click();
      await expect(page).toHaveURL('/?index#message-sent');
      expect(sent.map((request) => request.body)).toEqual([body]);
    });

    test('sends itself when the code of its island neither comes nor fails', async ({ page }) => {
      const sent = await receiveForms(page, answerWithPage);
      const form = new EstimateForm(page);
      await form.holdIsland();
      await page.goto(path);
      await form.fill(typed);
      await form.button.click();
      await expect(page).toHaveURL('/?index#message-sent', { timeout: 15_000 });
      expect(sent.map((request) => request.body)).toEqual([body]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('sends the same body, and the home page confirms it', async ({ page }) => {
        const sent = await receiveForms(page, answerWithPage);
        await page.goto(path);
        const form = new EstimateForm(page);
        await form.fill(typed);
        await form.button.click();
        await expect(page).toHaveURL('/?index#message-sent');
        await expect(page.getByText(words.sent)).toBeInViewport();
        expect(sent).toEqual([{ body, contentType: URLENCODED }]);
      });
    });
  });
}

test('a form takes back its thanks once another message is begun, sent or not', async ({ page }) => {
  await receiveForms(page, answerWith(200));
  const form = new EstimateForm(page);
  await form.openLive(contact.path);
  for (const begin of [() => form.fill({ Name: 'Bo' }), () => form.button.click()]) {
    await form.fill(typed);
    await form.button.click();
    await expect(form.message).toContainText(words.sent);
    await begin();
    await expect(form.message).toHaveCount(0);
  }
});

test('the two forms on /contact are sent each by itself, and what was typed into the other stays', async ({
  page,
}) => {
  const sent = await receiveForms(page, answerWith(200));
  const estimate = new EstimateForm(page, '#estimate');
  const message = new EstimateForm(page, '#contact');
  await estimate.openLive('/contact');
  await estimate.fill({ Name: 'Ann', Comment: 'A shed' });
  await message.bringToLife();
  await message.fill({ Name: 'Bo', Email: 'bo@example.com', Message: 'Well done' });
  await message.button.click();
  await expect(message.message).toContainText(words.sent);
  expect(sent.map(({ body }) => Object.fromEntries(new URLSearchParams(body ?? '')))).toEqual([
    {
      'form-name': 'contact',
      'bot-field': '',
      ...emptyFields('contact'),
      ...{ name: 'Bo', email: 'bo@example.com', comment: 'Well done' },
    },
  ]);
  await page.reload();
  await estimate.expectTyped({ Name: 'Ann', Comment: 'A shed' });
  await message.disclose();
  await message.expectEmpty();
});

test('the form for customers on /contact is closed, opens for a link to it, and for what was typed into it', async ({
  page,
}) => {
  const message = new EstimateForm(page, '#contact');
  await page.goto('/contact');
  await expect(message.form).toBeHidden();
  await page.goto('/contact#contact');
  await page.reload();
  await expect(message.form).toBeInViewport();
  await message.bringToLife();
  await message.fill({ Message: 'A missed pickup' });
  await page.goto('/contact');
  await message.expectTyped({ Message: 'A missed pickup' });
  await expect(message.form).toBeVisible();
});

test('a click on a form whose island is still loading sends it in place', async ({ page }) => {
  const sent = await receiveForms(page, answerWith(200));
  const form = new EstimateForm(page);
  const release = await form.holdIsland();
  await page.goto('/contact');
  await form.fill(typed);
  await form.button.click();
  release();
  await expect(form.message).toContainText(words.sent);
  await expect(page).toHaveURL('/contact');
  expect(sent).toHaveLength(1);
});

test('a draft fills empty fields only, and not those of the other form', async ({ page }) => {
  const form = new EstimateForm(page);
  await form.openLive('/contact');
  await form.fill(typed);
  await form.openLive('/careers');
  await form.expectEmpty();
  const release = await form.holdIsland();
  await page.goto('/contact');
  await form.field('Name').fill('Bob');
  release();
  await form.expectTyped({ ...typed, Name: 'Bob' });
});
