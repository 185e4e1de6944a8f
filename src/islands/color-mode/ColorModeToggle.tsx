import { Monitor, Moon, Sun } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/Icon';
import { pressedMode, type ColorMode } from './start-color-mode';

/** What shows for each choice, and when. */
const CHOICES = [
  { mode: 'system', icon: Monitor, className: 'mode-light:hidden mode-dark:hidden' },
  { mode: 'light', icon: Sun, className: 'hidden mode-light:block' },
  { mode: 'dark', icon: Moon, className: 'hidden mode-dark:block' },
] as const;

const onPress = (listener: () => void) => {
  addEventListener('color-mode', listener);
  return () => removeEventListener('color-mode', listener);
};

/**
 * Goes round system, light and dark; `words` name each choice, after the name of the control. The script in the page's
 * head answers a press, and which icon and name show is CSS's work: so the control works and tells the real state before
 * its own script is loaded, and in every tab. The island tells screen readers what was chosen.
 */
export default function ColorModeToggle({ words }: { words: Record<ColorMode, string> }) {
  const pressed = useSyncExternalStore(onPress, pressedMode, () => undefined);

  return (
    <>
      <button
        type="button"
        data-mode-control=""
        className="flex size-11 items-center justify-center rounded-button hover:bg-tint noscript:hidden"
      >
        {CHOICES.map(({ mode, icon, className }) => (
          <span key={mode} className={className}>
            <Icon shapes={icon} className="size-5" />
            <span className="sr-only">{words[mode]}</span>
          </span>
        ))}
      </button>
      <span className="sr-only" role="status">
        {pressed && words[pressed]}
      </span>
    </>
  );
}
