import { expect, test, type Page } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { ToastStand } from '../pages/toast-stand.ts';
import { labels, phoneNumber, telLink } from '../support/content.ts';
import { forms } from '../support/form-examples.ts';
import { answerWith, answerWithPage, neverAnswer, receiveForms } from '../support/form-host.ts';
import { watchPage } from '../support/watch-page.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const [, contact, careers] = forms;
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

for (const { path, required } of [contact, careers]) {
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
      const reached: (string | null)[] = [];
      for (let presses = 0; presses < 5; presses += 1) {
        reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
        await page.keyboard.press('Tab');
      }
      expect(reached).toEqual(['name', 'email', 'phone', 'comment', null]);
      const trap = form.form.locator('input[name=bot-field]');
      await expect(trap).toBeHidden();
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      expect(await trap.evaluate((input) => input.closest('[inert]') !== null)).toBe(true);
      expect(await form.form.ariaSnapshot()).not.toContain(words.honeypot);
    });

    test('has the fields that the host is told of', async ({ page }) => {
      const names = () =>
        page
          .locator('form[name=contact]')
          .first()
          .evaluate((form) => [...new Set(new FormData(form as HTMLFormElement).keys())].sort());
      await page.goto('/__forms.html');
      const declared = await names();
      await page.goto(path);
      expect(await names()).toEqual(declared);
      expect(declared).toEqual(['bot-field', 'comment', 'email', 'form-name', 'name', 'phone']);
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

const refused = [
  { ...contact, label: 'Name', text: '   ', says: words.enterName },
  { ...contact, label: 'Phone', text: 'abc', says: words.enterPhone },
  { ...careers, label: 'Phone', text: '1', says: words.enterPhone },
  { ...careers, label: 'Message', text: ' \n ', says: words.enterMessage },
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
    await expect(form.field('Phone')).toHaveAttribute('title', words.enterPhone);
    expect(sent).toEqual([]);
  });
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
      name: 'Bo',
      email: 'bo@example.com',
      phone: '',
      comment: 'Well done',
    },
  ]);
  await page.reload();
  await estimate.expectTyped({ Name: 'Ann', Comment: 'A shed' });
  await message.expectEmpty();
});

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
