import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useHydrated } from '../hydration/use-hydrated';

/** Whether the browser shows an element as a popover; one that knows none never does. */
const isPopoverOpen = (element: HTMLElement): boolean =>
  'popover' in HTMLElement.prototype && element.matches(':popover-open');

/** Whether the browser knows dialogs. Firefox 91 and Safari 15.0 don't: there it opens in place, and nothing is locked. */
const isDialog = (element: HTMLElement): element is HTMLDialogElement => 'showModal' in element;

/** Opens a dialog over everything, in place of its popover: scrolled as far, and with the focus at the same link. */
function showModal(dialog: HTMLElement): void {
  const { scrollTop } = dialog;
  const focused = document.activeElement;
  const wasOpen = isPopoverOpen(dialog);
  if (wasOpen) dialog.hidePopover();
  if (isDialog(dialog)) dialog.showModal();
  else dialog.setAttribute('open', '');
  if (!wasOpen) return;
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
  dialog.scrollTop = scrollTop;
}

/** Keeps the Tab key inside a dialog, where the browser would go on to its own bars. */
function wrapFocus(event: KeyboardEvent): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (element) => getComputedStyle(element).visibility === 'visible',
  );
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops[stops.length - 1]) return;
  event.preventDefault();
  stops[0]?.focus();
}

/**
 * A `dialog` that the browser opens as a popover until the island is live, and that is modal from then on. It is open or
 * closed by the browser's own doing: whatever is pressed, and how soon, the page behind it is never left locked. A link
 * inside it closes it, and a button with `aria-expanded` changes its state. Gives refs for the dialog and its button,
 * whether the island is live and the dialog open, the handlers of the button (`toggle`) and of what closes it, and all
 * others for the dialog.
 */
export function useModalPopover() {
  const live = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const isOpen = () => dialog.current?.hasAttribute('open') === true;
  const onStateChange = () => setOpen(isOpen());

  const close = () => {
    if (dialog.current === null || !isOpen()) return;
    if (isDialog(dialog.current)) dialog.current.close();
    else (dialog.current as HTMLElement).removeAttribute('open');
    onStateChange();
    // Safari gives no focus to a button that is clicked, and so has none to give back.
    opener.current?.focus();
  };

  useEffect(() => {
    // In the frame after: a list that was opened inside it is known to be open then, and as high as it was.
    const frame = requestAnimationFrame(() => {
      if (dialog.current && isPopoverOpen(dialog.current)) showModal(dialog.current);
    });
    return () => cancelAnimationFrame(frame);
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
      if (isOpen()) close();
      else if (dialog.current) showModal(dialog.current);
      onStateChange();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab' && isOpen()) wrapFocus(event);
    },
    onClick: ({ clientY, target, currentTarget }: MouseEvent) => {
      const pressed = target as Element;
      const button = pressed.closest('[aria-expanded]');
      button?.setAttribute('aria-expanded', `${button.getAttribute('aria-expanded') !== 'true'}`);
      // What is beside the panel is the dialog's too; it fills the window's width.
      const isBeside = pressed === currentTarget && clientY > currentTarget.getBoundingClientRect().bottom;
      if (isBeside || pressed.closest('a')) close();
    },
  };
}
