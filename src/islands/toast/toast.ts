import type { Labels } from '@/schemas/labels';

/** Where a toast can stand on the screen. */
export type ToastPosition = 'top' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom' | 'bottom-right';

/** What a toast is about; a loading one stays until it is updated or closed. */
export type ToastKind = 'info' | 'warning' | 'success' | 'error' | 'loading';

/** What a toast says, and for how many milliseconds. */
export interface ToastContent {
  kind: ToastKind;
  title: string;
  text?: string;
  duration?: number;
}

/** A toast to add: its content, and where it stands. */
export interface NewToast extends ToastContent {
  position?: ToastPosition;
}

/** The words of the toasts themselves. */
export type ToastWords = Labels['toast'];

/** Short messages over the page that close by themselves. */
export interface Toasts {
  /** @returns the id by which the toast can be updated and closed */
  add: (toast: NewToast) => string;
  /** Changes a toast, and starts its time anew. A toast that is closed stays closed. */
  update: (id: string, change: Partial<ToastContent>) => void;
  close: (id: string) => void;
  closeAll: () => void;
}

/** Toasts as the loaded code has them: ids come from the caller, who does not wait for the code. */
export interface Toaster extends Omit<Toasts, 'add'> {
  add: (id: string, toast: NewToast) => void;
}
