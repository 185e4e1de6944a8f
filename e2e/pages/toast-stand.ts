import type { Locator, Page } from 'playwright/test';
import type { NewToast, Toaster, ToastContent } from '../../src/islands/toast/toast.ts';
import { EstimateForm } from './estimate-form.ts';

interface ToastWindow extends Window {
  toaster: Toaster;
}

/** Toasts on a page of their own making, by the code that the built site loads for its first toast. */
export class ToastStand {
  readonly page: Page;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.toasts = page.locator('[data-scope=toast][data-part=root]');
  }

  /** Opens a page with a form, and loads the code of toasts by the address that the form knows. */
  async open(): Promise<void> {
    await this.page.goto('/contact');
    const island = await new EstimateForm(this.page).box.evaluate(
      (box) => box.closest('astro-island')?.getAttribute('component-url') ?? '',
    );
    const code = await (await this.page.request.get(island)).text();
    const file = /\.\/(toaster\.[\w-]+\.js)/.exec(code)?.[1] ?? 'no toaster in the code of the form';
    await this.page.evaluate(async (url) => {
      const { mountToaster } = (await import(url)) as {
        mountToaster: (words: { region: string; close: string }) => Toaster;
      };
      Object.assign(window, { toaster: mountToaster({ region: 'Notifications', close: 'Close' }) });
    }, `/_astro/${file}`);
  }

  toast(title: string): Locator {
    return this.toasts.filter({ hasText: title });
  }

  add(id: string, toast: NewToast): Promise<void> {
    return this.page.evaluate(
      ([key, content]) => {
        (window as unknown as ToastWindow).toaster.add(key, content);
      },
      [id, toast] as const,
    );
  }

  update(id: string, change: Partial<ToastContent>): Promise<void> {
    return this.page.evaluate(
      ([key, content]) => {
        (window as unknown as ToastWindow).toaster.update(key, content);
      },
      [id, change] as const,
    );
  }

  close(id: string): Promise<void> {
    return this.page.evaluate((key) => {
      (window as unknown as ToastWindow).toaster.close(key);
    }, id);
  }

  closeAll(): Promise<void> {
    return this.page.evaluate(() => {
      (window as unknown as ToastWindow).toaster.closeAll();
    });
  }
}
