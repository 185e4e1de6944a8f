import { expect, test, type Page } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { ToastStand } from '../pages/toast-stand.ts';
import { labels, phoneNumber, telLink } from '../support/content.ts';
import { forms } from '../support/form-examples.ts';
import { answerWith, neverAnswer, receiveForms } from '../support/form-host.ts';
import { watchPage } from '../support/watch-page.ts';

const [, contact] = forms;
const { typed } = contact;
const words = labels.form;

test.describe('when a message does not get through', () => {
  const cases: { what: string; says: string; toasts: string[]; arrange: (page: Page) => Promise<unknown> }[] =
    [
      {
        what: 'the host fails',
        says: words.failed,
        toasts: [words.failedToast],
        arrange: (page) => receiveForms(page, answerWith(500)),
      },
      {
        what: 'the host knows no such address',
        says: words.failed,
        toasts: [words.failedToast],
        arrange: (page) => receiveForms(page, answerWith(404)),
      },
      {
        what: 'the connection breaks',
        says: words.failed,
        toasts: [words.failedToast],
        arrange: (page) => receiveForms(page, (route) => route.abort('connectionreset')),
      },
      {
        what: 'there is no connection',
        says: words.offline,
        // Their code can't be loaded either.
        toasts: [],
        arrange: (page) => page.context().setOffline(true),
      },
      {
        what: 'no answer comes in time',
        says: words.timedOut,
        toasts: [words.timedOutToast],
        arrange: async (page) => {
          await page.clock.install();
          await receiveForms(page, neverAnswer);
        },
      },
    ];

  for (const { what, says, toasts, arrange } of cases) {
    test(`because ${what}, it says so, offers the phone, and keeps every character`, async ({ page }) => {
      const form = new EstimateForm(page);
      await form.openLive('/contact');
      await form.fill(typed);
      await arrange(page);
      await form.button.click();
      await expect(form.message).toContainText(says);
      await expect(form.message).toBeFocused();
      await expect(new ToastStand(page).toasts).toHaveText(toasts);
      await expect(form.message.getByRole('link', { name: phoneNumber })).toHaveAttribute('href', telLink);
      await expect(form.button).toHaveText(words.send);
      await form.expectTyped(typed);

      await page.context().setOffline(false);
      await page.reload();
      await form.expectTyped(typed);
    });
  }

  test('it can be sent again, and nothing of the failure stays', async ({ page }) => {
    const statuses = [500, 200];
    const sent = await receiveForms(page, (route) => answerWith(statuses.shift() ?? 500)(route));
    const form = new EstimateForm(page);
    await form.openLive('/contact');
    await form.fill(typed);
    await form.button.click();
    await expect(form.message).toContainText(words.failed);
    const { toasts } = new ToastStand(page);
    await expect(toasts).toHaveText([words.failedToast]);
    await form.button.click();
    await expect(form.message).toContainText(words.sent);
    await expect(toasts).toHaveText([words.sentToast]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});

test.describe('while a message is on its way', () => {
  const gestures: { what: string; send: (form: EstimateForm) => Promise<void> }[] = [
    { what: 'a double click', send: (form) => form.button.dblclick() },
    {
      what: 'Enter pressed twice',
      send: async (form) => {
        await form.field('Email').press('Enter');
        await form.field('Email').press('Enter');
      },
    },
  ];

  for (const { what, send } of gestures) {
    test(`${what} sends it once`, async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const sent = await receiveForms(page, async (route) => {
        await promise;
        await answerWith(200)(route);
      });
      const form = new EstimateForm(page);
      await form.openLive('/contact');
      await form.fill(typed);
      await send(form);
      await expect(form.button).toHaveText(words.sending);
      await expect(form.button).toHaveAttribute('aria-disabled', 'true');
      await form.button.click({ force: true });
      await expect(form.field('Comment')).not.toBeEditable();
      resolve(undefined);
      await expect(form.message).toContainText(words.sent);
      await expect(form.button).toHaveText(words.send);
      expect(sent).toHaveLength(1);
    });
  }
});

test('a form works when the code of the toasts cannot be loaded', async ({ page }) => {
  await page.route('**/_astro/toaster*.js', (route) => route.abort());
  await receiveForms(page, answerWith(200));
  const form = new EstimateForm(page);
  await form.openLive('/contact');
  await form.fill(typed);
  await form.button.click();
  await expect(form.message).toContainText(words.sent);
  await form.expectEmpty();
});

test('a form works where storage is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const { problems } = watchPage(page);
  await receiveForms(page, answerWith(200));
  const form = new EstimateForm(page);
  await form.openLive('/contact');
  await form.fill(typed);
  await form.button.click();
  await expect(form.message).toContainText(words.sent);
  expect(problems).toEqual([]);
});

test('a form works in a browser of 2021', async ({ page }) => {
  await page.addInitScript(() => {
    // What Safari 15, Chrome 92 or Firefox 91 lack.
    for (const [owner, name] of [
      [AbortSignal, 'timeout'],
      [AbortSignal, 'any'],
      [Object, 'hasOwn'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [Array.prototype, 'at'],
      [Array.prototype, 'findLast'],
      [Array.prototype, 'toSorted'],
      [window, 'structuredClone'],
      [window, 'requestIdleCallback'],
      [HTMLElement.prototype, 'showPopover'],
    ] as const) {
      Reflect.deleteProperty(owner, name);
    }
  });
  const { problems } = watchPage(page);
  await receiveForms(page, answerWith(200));
  const form = new EstimateForm(page);
  await form.openLive(contact.path);
  await form.fill(typed);
  await form.button.click();
  await expect(form.message).toContainText(words.sent);
  await expect(new ToastStand(page).toasts).toHaveText([words.sentToast]);
  expect(problems).toEqual([]);
});
