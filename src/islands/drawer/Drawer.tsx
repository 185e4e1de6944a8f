import { Menu, X } from 'lucide';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { useModalPopover } from './use-modal-popover';

interface Props {
  words: { menu: string; close: string };
  /** The links, as static HTML; a button with `aria-expanded` opens what stands behind it. */
  children?: ReactNode;
}

const MENU_ID = 'site-menu';

/**
 * The menu below the large breakpoint: a drawer at the top. Before its script is loaded, and without it, the browser
 * opens it as a popover; the island makes it a modal dialog, in place where it is open already.
 */
export default function Drawer({ words, children }: Props) {
  const { dialog, opener, live, open, toggle, close, ...handlers } = useModalPopover();
  const onWideScreen = useEffectEvent(({ matches }: MediaQueryListEvent) => matches && close());

  useEffect(() => {
    // The large breakpoint of tailwind.config.ts, where the inline menu takes over.
    const wideScreen = matchMedia('(min-width: 62em)');
    wideScreen.addEventListener('change', onWideScreen);
    return () => wideScreen.removeEventListener('change', onWideScreen);
  }, []);

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="icon-button"
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={live ? open : undefined}
        popoverTarget={MENU_ID}
        onClick={toggle}
      >
        <Icon shapes={Menu} className="size-6" />
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
            className="-mr-2 icon-button"
            aria-label={words.close}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={close}
          >
            <Icon shapes={X} className="size-6" />
          </button>
        </div>
        <nav aria-label={words.menu}>{children}</nav>
      </dialog>
    </>
  );
}
