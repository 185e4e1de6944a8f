import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useHydrated } from '../hydration/use-hydrated';

/** Whether the browser shows an element as a popover; one that knows none never does. */
const isPopoverOpen = (element: HTMLElement): boolean =>
  'popover' in HTMLElement.prototype && element.matches(':popover-open');

/** Whether the browser knows dialogs. Firefox 91 and Safari 15.0 don't: there it opens in place, and nothing is locked. */
const isDialog = (element: HTMLElement): element is HTMLDialogElement => 'showModal' in element;

/** Opens a dialog over everything. */
function showModal(dialog: HTMLElement): void {
  if (isPopoverOpen(dialog)) dialog.hidePopover();
  if (isDialog(dialog)) dialog.showModal();
  else dialog.setAttribute('open', '');
}

/** Makes a popover that is open a modal dialog. Both look the same, scrolled as far and with the focus at the same link. */
function makeModal(dialog: HTMLElement): void {
  const { scrollTop } = dialog;
  const focused = document.activeElement;
  showModal(dialog);
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
  dialog.scrollTop = scrollTop;
}

function closeModal(dialog: HTMLElement): void {
  if (isDialog(dialog)) dialog.close();
  else dialog.removeAttribute('open');
}

/** Keeps the Tab key inside a dialog, where the browser would go on to its own bars. */
function wrapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('a, button')].filter(
    (element) => getComputedStyle(element).visibility === 'visible',
  );
  const [from, to] = event.shiftKey
    ? [stops[0], stops[stops.length - 1]]
    : [stops[stops.length - 1], stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * A `dialog` that the browser opens as a popover until the island is live, and that is modal from then on. It is open or
 * closed by the browser's own doing: whatever is pressed, and how soon, the page behind it is never left locked.
 *
 * A link inside it closes it, and a button with `aria-expanded` changes its state.
 *
 * @returns refs for the dialog and the button that opens it, whether the island is live and the dialog open, and
 *   the handler of the button (`toggle`), of what closes it, and all others for the dialog
 */
export function useModalPopover() {
  const live = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const isOpen = () => dialog.current?.hasAttribute('open') === true;

  const onStateChange = () => {
    setOpen(isOpen());
  };

  const close = () => {
    if (dialog.current === null || !isOpen()) return;
    closeModal(dialog.current);
    onStateChange();
    // Safari gives no focus to a button that is clicked, and so has none to give back.
    opener.current?.focus();
  };

  useEffect(() => {
    // In the frame after: a list that was opened inside it is known to be open then, and as high as it was.
    const frame = requestAnimationFrame(() => {
      if (dialog.current !== null && isPopoverOpen(dialog.current)) makeModal(dialog.current);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  return {
    dialog,
    opener,
    live,
    open,
    close,
    onToggle: onStateChange,
    onClose: onStateChange,
    toggle: (event: MouseEvent) => {
      event.preventDefault();
      if (dialog.current === null) return;
      if (isOpen()) close();
      else showModal(dialog.current);
      onStateChange();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab' && dialog.current !== null && isOpen()) wrapFocus(dialog.current, event);
    },
    onClick: ({ clientY, target }: MouseEvent<HTMLDialogElement>) => {
      if (!(target instanceof Element) || dialog.current === null) return;
      const button = target.closest('[aria-expanded]');
      button?.setAttribute('aria-expanded', `${button.getAttribute('aria-expanded') !== 'true'}`);
      // What is beside the panel is the dialog's too; it fills the window's width.
      const isBeside = target === dialog.current && clientY > dialog.current.getBoundingClientRect().bottom;
      if (isBeside || target.closest('a') !== null) close();
    },
  };
}
