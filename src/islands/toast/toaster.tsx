import { createToaster, Toaster as Region, type CreateToasterReturn } from '@ark-ui/react/toast';
import { createRoot } from 'react-dom/client';
import type { NewToast, Toaster, ToastContent, ToastPosition, ToastWords } from './toast';
import { ToastCard } from './ToastCard';

const DURATION_MS = 5000;
/** How long a closed toast stays to fade: as long as its transition in `styles/toast.css`. */
const LEAVE_MS = 200;
const GAP_PX = 12;

const PLACEMENTS = {
  top: 'top',
  'top-left': 'top-start',
  'top-right': 'top-end',
  bottom: 'bottom',
  'bottom-left': 'bottom-start',
  'bottom-right': 'bottom-end',
} as const satisfies Record<ToastPosition, string>;

type Store = CreateToasterReturn<string>;

const createStore = (position: ToastPosition): Store =>
  createToaster<string>({
    placement: PLACEMENTS[position],
    duration: DURATION_MS,
    removeDelay: LEAVE_MS,
    gap: GAP_PX,
    // Below, the phone's call bar is in the way.
    offsets: { top: '1rem', left: '1rem', right: '1rem', bottom: 'var(--toast-bottom)' },
  });

/** Our names for what a toast holds, in those of the library; what is not given stays as it is. */
const toLibrary = ({ kind, title, text, duration }: Partial<ToastContent>) => ({
  ...(kind !== undefined && { type: kind }),
  ...(title !== undefined && { title }),
  ...(text !== undefined && { description: text }),
  ...(duration !== undefined && { duration }),
});

function createToasterIn(container: HTMLElement, words: ToastWords): Toaster {
  const root = createRoot(container);
  const stores = new Map<ToastPosition, Store>();

  const storeAt = (position: ToastPosition): Store => {
    const known = stores.get(position);
    if (known !== undefined) return known;
    const store = createStore(position);
    stores.set(position, store);
    root.render(
      [...stores].map(([place, toaster]) => (
        <Region
          key={place}
          toaster={toaster}
          className="z-toast!"
          data-print="hide"
          aria-label={`${words.region}, ${place.replace('-', ' ')}`}
        >
          {({ type, title, description }) => (
            <ToastCard kind={type} title={title} text={description} closeLabel={words.close} />
          )}
        </Region>
      )),
    );
    return store;
  };

  return {
    add: (id, { position = 'bottom', ...content }: NewToast) => {
      storeAt(position).create({ id, ...toLibrary(content) });
    },
    update: (id, change) => {
      for (const store of stores.values()) store.update(id, (toast) => ({ ...toast, ...toLibrary(change) }));
    },
    close: (id) => {
      for (const store of stores.values()) store.dismiss(id);
    },
    closeAll: () => {
      for (const store of stores.values()) store.dismiss();
    },
  };
}

let mounted: Toaster | undefined;

/**
 * Puts the toasts at the end of the page, once; a second call gives the same ones.
 *
 * @param words the words of the toasts themselves
 */
export function mountToaster(words: ToastWords): Toaster {
  mounted ??= createToasterIn(document.body.appendChild(document.createElement('div')), words);
  return mounted;
}
