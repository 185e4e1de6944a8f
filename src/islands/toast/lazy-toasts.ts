import type { Toaster, Toasts, ToastWords } from './toast';

/** The part that draws toasts, as its module gives it. */
interface ToasterModule {
  mountToaster: (words: ToastWords) => Toaster;
}

let count = 0;

/**
 * Toasts whose code is loaded when the first one is added. Where it can't be loaded nothing is shown: what a
 * toast says must stand on the page too.
 *
 * @param words the words of the toasts themselves
 * @param load imports the code
 */
export function lazyToasts(
  words: ToastWords,
  load: () => Promise<ToasterModule> = () => import('./toaster'),
): Toasts {
  let toaster: Promise<Toaster | undefined> | undefined;
  const start = (): Promise<Toaster | undefined> =>
    load()
      .then(({ mountToaster }) => mountToaster(words))
      .catch(() => {
        // The next toast tries again.
        toaster = undefined;
        return undefined;
      });

  return {
    add(toast) {
      count += 1;
      const id = `toast-${count}`;
      toaster ??= start();
      void toaster.then((loaded) => loaded?.add(id, toast));
      return id;
    },
    update(id, change) {
      void toaster?.then((loaded) => loaded?.update(id, change));
    },
    close(id) {
      void toaster?.then((loaded) => loaded?.close(id));
    },
    closeAll() {
      void toaster?.then((loaded) => loaded?.closeAll());
    },
  };
}
