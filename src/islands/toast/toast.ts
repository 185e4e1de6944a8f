import type { Labels } from '@/schemas/labels';

/** Where a toast can stand on the screen. */
export type ToastPosition = 'top' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom' | 'bottom-right';

/** What a toast is about; a loading one stays until it is updated or closed. */
export type ToastKind = 'info' | 'warning' | 'success' | 'error' | 'loading';

/** What a toast says, and for how many milliseconds, in the library's words. */
export interface ToastContent {
  type: ToastKind;
  title: string;
  description?: string;
  duration?: number;
}

/** A toast to add: its content, and where it stands. */
export type NewToast = ToastContent & { position?: ToastPosition };

/** The words of the toasts themselves. */
export type ToastWords = Labels['toast'];

/** Short messages over the page that close by themselves. Ids come from the caller, who does not wait for the code. */
export interface Toaster {
  add: (id: string, toast: NewToast) => void;
  /** Changes a toast, and starts its time anew. A toast that is closed stays closed. */
  update: (id: string, change: Partial<ToastContent>) => void;
  close: (id: string) => void;
  closeAll: () => void;
}

let count = 0;

/**
 * Toasts whose code is imported, by `load`, when the first one is added. Where it can't be loaded nothing is shown: what
 * a toast says must stand on the page too.
 */
export function lazyToasts(
  words: ToastWords,
  load: () => Promise<{ mountToaster: (words: ToastWords) => Toaster }> = () => import('./toaster'),
) {
  let toaster: Promise<Toaster | undefined> | undefined;
  const start = async () => {
    try {
      return (await load()).mountToaster(words);
    } catch {
      // The next toast tries again.
      toaster = undefined;
      return undefined;
    }
  };
  const order = (command: (loaded: Toaster) => void) => {
    void toaster?.then((loaded) => loaded && command(loaded));
  };

  return {
    /** @returns the id by which the toast can be updated and closed */
    add: (toast: NewToast): string => {
      count += 1;
      const id = `toast-${count}`;
      toaster ??= start();
      order((loaded) => loaded.add(id, toast));
      return id;
    },
    update: (id: string, change: Partial<ToastContent>) => order((loaded) => loaded.update(id, change)),
    close: (id: string) => order((loaded) => loaded.close(id)),
    closeAll: () => order((loaded) => loaded.closeAll()),
  };
}
