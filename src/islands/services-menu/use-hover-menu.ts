import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react';
import { useHydrated } from '../hydration/use-hydrated';

/** How long the pointer may be away, in milliseconds, so that it can cross the gap to the list. */
const GRACE = 200;

/** A handler that heeds the mouse alone. */
const byMouse = (action: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') action();
};

/**
 * Opens a Headless UI popover under the mouse at once, and closes it a moment after the mouse has left, unless the
 * keyboard is in its list; Escape closes it wherever the focus is, and so does a tap or click elsewhere. Touch and
 * keyboard open it by the button alone. `close` closes it and puts the focus on an element.
 */
export function useHoverMenu(open: boolean, close: (focus: HTMLElement) => void) {
  const live = useHydrated();
  const menuRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opening = useRef(false);

  const openNow = () => {
    if (open) return;
    const focused = document.activeElement;
    opening.current = true;
    // Headless UI opens a popover by its button alone, and moves the focus there: a visitor who only passes
    // by with the mouse may be typing elsewhere.
    buttonRef.current?.click();
    opening.current = false;
    // Once the list is shown: what is hidden takes no focus.
    queueMicrotask(() => {
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      // Where nothing had the focus, nothing gets it: the body takes none.
      if (focused !== buttonRef.current) buttonRef.current?.blur();
    });
  };

  const isInMenu = (node: unknown) => node instanceof Node && menuRef.current?.contains(node) === true;
  const hasFocusInList = () =>
    menuRef.current?.querySelector('ul')?.contains(document.activeElement) === true;

  // The popover would move the focus to its button: leave it where the visitor has it.
  const closeInPlace = () => {
    if (document.activeElement instanceof HTMLElement) close(document.activeElement);
  };

  const takeOver = useEffectEvent(() => {
    // CSS has opened the list meanwhile: keep it open.
    const isPointed = menuRef.current?.matches(':hover') === true && matchMedia('(hover: hover)').matches;
    if (isPointed || hasFocusInList()) openNow();
  });

  useEffect(() => {
    takeOver();
    return () => clearTimeout(leaving.current);
  }, []);

  const closeFor = useEffectEvent((place: unknown) => {
    if (!isInMenu(place)) closeInPlace();
  });

  useEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // Within the menu the popover hears Escape itself; it misses a tap elsewhere that follows the keyboard.
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && closeFor(document.activeElement);
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerup', ({ target }) => closeFor(target), { signal });
    return () => listeners.abort();
  }, [open]);

  return {
    live,
    menuRef,
    buttonRef,
    hoverHandlers: {
      onPointerEnter: byMouse(() => {
        clearTimeout(leaving.current);
        openNow();
      }),
      onPointerLeave: byMouse(() => {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => hasFocusInList() || closeInPlace(), GRACE);
      }),
    },
    onButtonClick: (event: MouseEvent) => {
      // A mouse on the button has opened the list already: its click must not close it again.
      const { nativeEvent } = event;
      const isMouse = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse';
      if (open && isMouse && !opening.current) event.preventDefault();
    },
  };
}
