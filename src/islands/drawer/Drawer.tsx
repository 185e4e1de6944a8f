import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated';
import { DrawerLinks, type DrawerLink } from './DrawerLinks';
import { useWideScreen } from './use-wide-screen';

interface Props {
  links: DrawerLink[];
  /** Path of the page that is open. */
  path: string;
  words: { menu: string; close: string; showServices: string };
}

const MENU_ID = 'site-menu';

/**
 * The menu below the large breakpoint: a drawer at the top. Before its script is loaded, and without it, the
 * same button opens the same links by the browser's own popover.
 */
export default function Drawer({ links, path, words }: Props) {
  const live = useHydrated();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };

  useWideScreen(close);

  return (
    <>
      <button
        type="button"
        className="flex size-11 items-center justify-center rounded-button hover:bg-tint"
        aria-label={words.menu}
        aria-haspopup={live ? 'dialog' : undefined}
        aria-expanded={live ? open : undefined}
        popoverTarget={live ? undefined : MENU_ID}
        onClick={(event) => {
          // The click that came before hydration still belongs to the popover.
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Menu className="size-6" aria-hidden />
      </button>

      {!live && (
        <nav className="drawer-static" id={MENU_ID} popover="auto" aria-label={words.menu}>
          <DrawerLinks {...{ links, path, words }} onFollow={close} />
        </nav>
      )}

      <Dialog open={open} onClose={close} transition className="fixed inset-0 z-bar lg:hidden">
        <DialogBackdrop transition className="drawer-backdrop absolute inset-0 bg-ink-900/60" />
        <DialogPanel
          transition
          className="drawer-panel absolute inset-x-0 top-0 max-h-dvh overflow-y-auto overscroll-contain border-b border-line bg-card px-5 pt-2 pb-6 text-text shadow"
        >
          <div className="flex items-center justify-between">
            <DialogTitle className="font-heading text-h3 font-bold">{words.menu}</DialogTitle>
            <button
              type="button"
              className="-mr-2 flex size-11 items-center justify-center rounded-button hover:bg-tint"
              aria-label={words.close}
              onClick={close}
            >
              <X className="size-6" aria-hidden />
            </button>
          </div>
          <nav aria-label={words.menu}>
            <DrawerLinks {...{ links, path, words }} onFollow={close} />
          </nav>
        </DialogPanel>
      </Dialog>
    </>
  );
}
