import { useSyncExternalStore, type ReactNode } from 'react';
import { pressedMode, type ColorMode } from './start-color-mode';

const onPress = (listener: () => void) => {
  addEventListener('color-mode', listener);
  return () => removeEventListener('color-mode', listener);
};

interface Props {
  /** The names of the choices. */
  words: Record<ColorMode, string>;
  /** What the button shows for each, as static HTML. */
  children?: ReactNode;
}

/**
 * Goes round system, light and dark. The script in the page's head answers a press, and which icon and name show is CSS's
 * work: so the control works and tells the real state before its own script is loaded, and in every tab. The island tells
 * screen readers what was chosen.
 */
export default function ColorModeToggle({ words, children }: Props) {
  const pressed = useSyncExternalStore(onPress, pressedMode, () => undefined);

  return (
    <>
      <button type="button" data-mode-control="" className="icon-button noscript:hidden">
        {children}
      </button>
      <span className="sr-only" role="status">
        {pressed && words[pressed]}
      </span>
    </>
  );
}
