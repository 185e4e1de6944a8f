import { Menu, X } from 'lucide-react';
import { DrawerLinks, type DrawerLink } from './DrawerLinks';
import { useModalPopover } from './use-modal-popover';
import { useWideScreen } from './use-wide-screen';

interface Props {
  links: DrawerLink[];
  /** Path of the page that is open. */
  path: string;
  words: { menu: string; close: string; showServices: string };
}

const MENU_ID = 'site-menu';

/**
 * The menu below the large breakpoint: a drawer at the top. Before its script is loaded, and without it, the browser
 * opens it as a popover; the island makes it a modal dialog, in place where it is open already.
 */
export default function Drawer({ links, path, words }: Props) {
  const { dialog, opener, live, open, toggle, close, ...handlers } = useModalPopover();
  useWideScreen(close);

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="flex size-11 items-center justify-center rounded-button hover:bg-tint"
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={live ? open : undefined}
        popoverTarget={MENU_ID}
        onClick={toggle}
      >
        <Menu className="size-6" aria-hidden />
      </button>

      <dialog
        ref={dialog}
        className="drawer px-5 pb-6 lg:hidden"
        id={MENU_ID}
        popover="auto"
        aria-label={words.menu}
        {...handlers}
      >
        <div className="drawer-head flex items-center justify-between">
          <p className="font-heading text-h3 font-bold">{words.menu}</p>
          <button
            type="button"
            className="-mr-2 flex size-11 items-center justify-center rounded-button hover:bg-tint"
            aria-label={words.close}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={close}
          >
            <X className="size-6" aria-hidden />
          </button>
        </div>
        <nav aria-label={words.menu}>
          <DrawerLinks {...{ links, path, words }} onFollow={close} />
        </nav>
      </dialog>
    </>
  );
}
