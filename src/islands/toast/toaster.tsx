import { createToaster, Toast, Toaster as Region, type CreateToasterProps } from '@ark-ui/react/toast';
import { CircleCheck, CircleX, Info, LoaderCircle, TriangleAlert, X } from 'lucide';
import { createRoot } from 'react-dom/client';
import { Icon } from '../ui/Icon';
import type { Toaster, ToastKind, ToastPosition, ToastWords } from './toast';

const LOOKS = {
  info: { icon: Info, color: 'text-text' },
  warning: { icon: TriangleAlert, color: 'text-accent' },
  success: { icon: CircleCheck, color: 'text-success' },
  error: { icon: CircleX, color: 'text-danger' },
  loading: { icon: LoaderCircle, color: 'animate-spin text-muted' },
} as const satisfies Record<ToastKind, object>;

type Placement = NonNullable<CreateToasterProps['placement']>;
type Store = ReturnType<typeof createStore>;

const createStore = (position: ToastPosition) =>
  createToaster<string>({
    // What is left to us starts a line to the library.
    placement: position.replace('left', 'start').replace('right', 'end') as Placement,
    duration: 5000,
    // A closed toast stays to fade: as long as its transition in `toast.css`.
    removeDelay: 200,
    gap: 12,
    // Below, the phone's call bar is in the way.
    offsets: { top: '1rem', left: '1rem', right: '1rem', bottom: 'var(--toast-bottom)' },
  });

type RegionProps = { position: ToastPosition; store: Store; words: ToastWords };

/** The toasts at one place: of each a picture of its kind, what it says, and a way to close it. */
function ToastRegion({ position, store, words }: RegionProps) {
  const label = `${words.region}, ${position.replace('-', ' ')}`;
  return (
    <Region toaster={store} className="z-toast!" data-print="hide" aria-label={label}>
      {({ type, title, description }) => {
        const { icon, color } = LOOKS[type as ToastKind];
        return (
          <Toast.Root className="toast flex items-start gap-3 rounded border-2 border-control bg-card p-3 text-text raised">
            <Icon shapes={icon} className={`mt-1 size-5 shrink-0 ${color}`} />
            <div className="min-w-0 flex-1">
              <Toast.Title className="font-bold">{title}</Toast.Title>
              {description !== undefined && (
                <Toast.Description className="text-sm">{description}</Toast.Description>
              )}
            </div>
            <Toast.CloseTrigger className="-m-1 icon-button size-9 shrink-0" aria-label={words.close}>
              <Icon shapes={X} className="size-5" />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </Region>
  );
}

function createToasterIn(container: HTMLElement, words: ToastWords): Toaster {
  const root = createRoot(container);
  const stores = new Map<ToastPosition, Store>();

  const storeAt = (position: ToastPosition): Store => {
    const known = stores.get(position);
    if (known !== undefined) return known;
    const store = createStore(position);
    stores.set(position, store);
    root.render(
      [...stores].map(([place, its]) => (
        <ToastRegion key={place} position={place} store={its} words={words} />
      )),
    );
    return store;
  };
  const dismiss = (id?: string) => {
    for (const store of stores.values()) store.dismiss(id);
  };

  return {
    add: (id, { position = 'bottom', ...content }) => storeAt(position).create({ id, ...content }),
    update: (id, change) => {
      for (const store of stores.values()) store.update(id, (toast) => ({ ...toast, ...change }));
    },
    close: dismiss,
    closeAll: () => dismiss(),
  };
}

let mounted: Toaster | undefined;

/** Puts the toasts at the end of the page, once; a second call gives the same ones. */
export function mountToaster(words: ToastWords): Toaster {
  mounted ??= createToasterIn(document.body.appendChild(document.createElement('div')), words);
  return mounted;
}
