import { expect, test } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { ToastStand } from '../pages/toast-stand.ts';
import { axeFindings } from '../support/axe.ts';
import { labels } from '../support/content.ts';
import { forms } from '../support/form-examples.ts';
import { answerWith, receiveForms } from '../support/form-host.ts';

const [, { path, typed }] = forms;

test.describe('the toast of a form', () => {
  test('is not loaded before a form is sent', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const form = new EstimateForm(page);
    await form.openLive(path);
    await form.fill(typed);
    expect(loaded.filter((url) => url.includes('toaster'))).toEqual([]);
  });

  test('says that the message is on its way, then that it was sent', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await receiveForms(page, async (route) => {
      await promise;
      await answerWith(200)(route);
    });
    const form = new EstimateForm(page);
    await form.openLive(path);
    await form.fill(typed);
    await form.button.click();
    const { toasts } = new ToastStand(page);
    await expect(toasts).toHaveText(labels.form.sending);
    await expect(toasts).toHaveAttribute('data-type', 'loading');
    resolve(undefined);
    await expect(toasts).toHaveText(labels.form.sentToast);
    await expect(toasts).toHaveAttribute('data-type', 'success');
    await expect(toasts).toHaveCount(0, { timeout: 8000 });
  });
});

test.describe('a toast', () => {
  let stand: ToastStand;

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    stand = new ToastStand(page);
    await stand.open();
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  const middle = { x: 640, y: 450 };
  const positions = [
    { position: 'top', left: false, right: false, top: true },
    { position: 'top-left', left: true, right: false, top: true },
    { position: 'top-right', left: false, right: true, top: true },
    { position: 'bottom', left: false, right: false, top: false },
    { position: 'bottom-left', left: true, right: false, top: false },
    { position: 'bottom-right', left: false, right: true, top: false },
  ] as const;

  for (const { position, ...at } of positions) {
    test(`stands at the ${position.replace('-', ' ')}, inside the window`, async ({ page }) => {
      await stand.add('a', { type: 'info', title: 'Hello', position });
      await page.clock.runFor(600);
      const toast = stand.toast('Hello');
      await expect(toast).toBeInViewport({ ratio: 1 });
      const box = (await toast.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
      expect({
        left: box.x + box.width < middle.x,
        right: box.x > middle.x,
        top: box.y + box.height < middle.y,
      }).toEqual(at);
    });
  }

  test('stands at the bottom when no position is given, over everything else', async ({ page }) => {
    await stand.add('a', { type: 'info', title: 'Hello' });
    const region = page.getByRole('region', { name: 'Notifications, bottom' });
    await expect(region.getByRole('status')).toHaveText('Hello');
    await expect(region).toHaveCSS('z-index', '5500');
    await expect(region).toHaveAttribute('aria-live', 'polite');
  });

  for (const kind of ['info', 'warning', 'success', 'error', 'loading'] as const) {
    test(`can be of the kind ${kind}`, async () => {
      await stand.add('a', { type: kind, title: 'Hello', description: 'More words' });
      await expect(stand.toast('Hello')).toHaveAttribute('data-type', kind);
      await expect(stand.toast('Hello')).toContainText('More words');
      await expect(stand.toast('Hello').locator('svg').first()).toBeVisible();
    });
  }

  test('is 300 pixels wide at least and 560 at most', async ({ page }) => {
    await stand.add('a', { type: 'info', title: 'Hi', position: 'top-left' });
    await stand.add('b', { type: 'info', title: 'Many words '.repeat(30), position: 'bottom-right' });
    await page.clock.runFor(600);
    const widths = await stand.toasts.evaluateAll((toasts) =>
      toasts.map((toast) => toast.getBoundingClientRect().width),
    );
    expect(widths).toEqual([300, 560]);
  });

  test('closes after five seconds', async ({ page }) => {
    await stand.add('a', { type: 'success', title: 'Hello' });
    await expect(stand.toast('Hello')).toBeVisible();
    await page.clock.runFor(4800);
    await expect(stand.toast('Hello')).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(600);
    await expect(stand.toasts).toHaveCount(0);
  });

  test('closes after a time of its own', async ({ page }) => {
    await stand.add('a', { type: 'info', title: 'Hello', duration: 1000 });
    await expect(stand.toast('Hello')).toBeVisible();
    await page.clock.runFor(1400);
    await expect(stand.toasts).toHaveCount(0);
  });

  test('stays while it is loading', async ({ page }) => {
    await stand.add('a', { type: 'loading', title: 'Hello' });
    await expect(stand.toast('Hello')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(stand.toast('Hello')).toBeVisible();
  });

  test('waits while the pointer is on it', async ({ page }) => {
    await stand.add('a', { type: 'info', title: 'Hello' });
    await page.clock.runFor(1000);
    await stand.toast('Hello').hover();
    await page.clock.runFor(20_000);
    await expect(stand.toast('Hello')).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(6000);
    await expect(stand.toasts).toHaveCount(0);
  });

  test('waits while the focus is on it', async ({ page }) => {
    await stand.add('a', { type: 'info', title: 'Hello' });
    await page.clock.runFor(1000);
    await stand.toast('Hello').getByRole('button', { name: 'Close' }).focus();
    await page.clock.runFor(20_000);
    await expect(stand.toast('Hello')).toBeVisible();
  });

  test('is closed by its button', async ({ page }) => {
    await stand.add('a', { type: 'loading', title: 'Hello' });
    await page.clock.runFor(600);
    await stand.toast('Hello').getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(400);
    await expect(stand.toasts).toHaveCount(0);
  });

  test('is closed by Escape', async ({ page }) => {
    await stand.add('a', { type: 'loading', title: 'Hello' });
    await page.clock.runFor(600);
    await stand.toast('Hello').focus();
    await page.keyboard.press('Escape');
    await page.clock.runFor(400);
    await expect(stand.toasts).toHaveCount(0);
  });

  test('is updated in its place, and its time starts anew', async ({ page }) => {
    await stand.add('a', { type: 'loading', title: 'Sending' });
    await expect(stand.toast('Sending')).toBeVisible();
    await page.clock.runFor(10_000);
    await stand.update('a', { type: 'success', title: 'Message sent' });
    await expect(stand.toasts).toHaveText(['Message sent']);
    await expect(stand.toast('Message sent')).toHaveAttribute('data-type', 'success');
    await page.clock.runFor(4500);
    await expect(stand.toasts).toHaveCount(1);
    await page.clock.runFor(1000);
    await expect(stand.toasts).toHaveCount(0);
  });

  test('that is closed does not come back by an update', async ({ page }) => {
    await stand.add('a', { type: 'loading', title: 'Hello' });
    await expect(stand.toast('Hello')).toBeVisible();
    await stand.close('a');
    await page.clock.runFor(600);
    await stand.update('a', { title: 'Again' });
    await page.clock.runFor(600);
    await expect(stand.toasts).toHaveCount(0);
  });

  test('is closed alone, the others stay', async ({ page }) => {
    for (const id of ['a', 'b', 'c']) await stand.add(id, { type: 'loading', title: `Toast ${id}` });
    await expect(stand.toasts).toHaveCount(3);
    await stand.close('b');
    await page.clock.runFor(600);
    await expect(stand.toasts).toContainText(['Toast c', 'Toast a']);
  });

  test('is closed with all others, wherever they stand', async ({ page }) => {
    for (const { position } of positions)
      await stand.add(position, { type: 'loading', title: 'Hi', position });
    await expect(stand.toasts).toHaveCount(positions.length);
    await stand.closeAll();
    await page.clock.runFor(600);
    await expect(stand.toasts).toHaveCount(0);
  });

  test('comes in 0.4 s and goes in 0.2 s', async ({ page }) => {
    await stand.add('a', { type: 'loading', title: 'Hello' });
    await expect(stand.toast('Hello')).toHaveCSS('transition-duration', '0.4s, 0.4s, 0.4s');
    await page.clock.runFor(600);
    await stand.close('a');
    await page.clock.runFor(100);
    await expect(stand.toast('Hello')).toHaveAttribute('data-state', 'closed');
    await expect(stand.toast('Hello')).toHaveCSS('transition-duration', '0.2s');
  });

  test('brings no style element along', async ({ page }) => {
    const styles = () => page.locator('style, link[rel=stylesheet]').count();
    const before = await styles();
    await stand.add('a', { type: 'info', title: 'Hello' });
    await stand.update('a', { title: 'Hello again' });
    await expect(stand.toast('Hello again')).toBeVisible();
    expect(await styles()).toBe(before);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has nothing that axe finds in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await stand.add('a', { type: 'warning', title: 'Hello', description: 'More words' });
      await stand.add('b', {
        type: 'error',
        title: 'Hello',
        description: 'More words',
        position: 'top-right',
      });
      await page.clock.runFor(600);
      await page.clock.resume();
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  test('does not move for visitors who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stand.add('a', { type: 'loading', title: 'Hello' });
    await expect(stand.toast('Hello')).toHaveCSS('transition-duration', '0s');
  });
});

test('toasts at one place cover none of each other, nor after one of them has grown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stand = new ToastStand(page);
  await stand.open();
  for (const id of ['a', 'b', 'c']) await stand.add(id, { type: 'loading', title: `Toast ${id}` });
  await stand.update('b', { description: 'Many words '.repeat(20) });
  const gaps = () =>
    stand.toasts.evaluateAll((toasts) => {
      const boxes = toasts.map((toast) => toast.getBoundingClientRect());
      boxes.sort((one, other) => one.top - other.top);
      return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? NaN)));
    });
  await expect.poll(gaps).toEqual([12, 12]);
});
