import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react';
import { useHydrated } from '../hydration/use-hydrated';

/** How long the pointer may be away, in milliseconds, so that it can cross the gap to the list. */
const GRACE = 200;

/**
 * Opens a Headless UI popover under the mouse at once, and closes it a moment after the mouse has left.
 * Touch and keyboard go by the button alone.
 *
 * @param open whether the popover is open
 * @param close closes it and puts the focus on the given element
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
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };

  const enter = () => {
    clearTimeout(leaving.current);
    openNow();
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => {
      // It would move the focus to its button: leave it where the visitor has it.
      if (document.activeElement instanceof HTMLElement) close(document.activeElement);
    }, GRACE);
  };

  const takeOver = useEffectEvent(() => {
    // CSS has opened the list meanwhile: keep it open.
    const list = menuRef.current;
    const isPointed = list?.matches(':hover') === true && matchMedia('(hover: hover)').matches;
    if (isPointed || list?.querySelector('ul')?.contains(document.activeElement) === true) openNow();
  });

  useEffect(() => {
    takeOver();
    return () => {
      clearTimeout(leaving.current);
    };
  }, []);

  return {
    live,
    menuRef,
    buttonRef,
    hoverHandlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') enter();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') leave();
      },
    },
    onButtonClick: (event: MouseEvent) => {
      // A mouse on the button has opened the list already: its click must not close it again.
      const { nativeEvent } = event;
      const isMouse = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse';
      if (open && isMouse && !opening.current) event.preventDefault();
    },
  };
}
