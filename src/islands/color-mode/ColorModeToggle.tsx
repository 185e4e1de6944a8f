import { Monitor, Moon, Sun } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/Icon';
import { pressedMode, type ColorMode } from './preference';

interface Props {
  /** What each choice is called, after the name of the control. */
  words: Record<ColorMode, string>;
}

const onPress = (listener: () => void) => {
  addEventListener('color-mode', listener);
  return () => {
    removeEventListener('color-mode', listener);
  };
};

/**
 * Goes round system, light and dark. The script in the page's head answers a press, and which icon and name show is
 * CSS's work: so the control works and tells the real state before its own script is loaded, and in every tab. The
 * island tells screen readers what was chosen.
 */
export default function ColorModeToggle({ words }: Props) {
  const pressed = useSyncExternalStore(onPress, pressedMode, () => undefined);

  return (
    <>
      <button
        type="button"
        data-mode-control=""
        className="flex size-11 items-center justify-center rounded-button hover:bg-tint noscript:hidden"
      >
        <span className="mode-light:hidden mode-dark:hidden">
          <Icon shapes={Monitor} className="size-5" />
          <span className="sr-only">{words.system}</span>
        </span>
        <span className="hidden mode-light:block">
          <Icon shapes={Sun} className="size-5" />
          <span className="sr-only">{words.light}</span>
        </span>
        <span className="hidden mode-dark:block">
          <Icon shapes={Moon} className="size-5" />
          <span className="sr-only">{words.dark}</span>
        </span>
      </button>
      <span className="sr-only" role="status">
        {pressed && words[pressed]}
      </span>
    </>
  );
}
