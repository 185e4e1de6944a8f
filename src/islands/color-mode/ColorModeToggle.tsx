import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseMode, currentMode, nextMode, type ColorMode } from './preference';

interface Props {
  /** What each choice is called, after the name of the control. */
  words: Record<ColorMode, string>;
}

/**
 * Goes round system, light and dark. Which icon and name show is CSS's work, by the attribute that the page's
 * head sets: so the control tells the real state before its script is loaded, and in every tab.
 */
export default function ColorModeToggle({ words }: Props) {
  const [announced, setAnnounced] = useState('');

  const onClick = () => {
    const mode = nextMode(currentMode(), matchMedia('(prefers-color-scheme: dark)').matches);
    chooseMode(mode);
    setAnnounced(words[mode]);
  };

  return (
    <>
      <button
        type="button"
        className="flex size-11 items-center justify-center rounded-button hover:bg-tint noscript:hidden"
        onClick={onClick}
      >
        <span className="mode-light:hidden mode-dark:hidden">
          <Monitor className="size-5" aria-hidden />
          <span className="sr-only">{words.system}</span>
        </span>
        <span className="hidden mode-light:block">
          <Sun className="size-5" aria-hidden />
          <span className="sr-only">{words.light}</span>
        </span>
        <span className="hidden mode-dark:block">
          <Moon className="size-5" aria-hidden />
          <span className="sr-only">{words.dark}</span>
        </span>
      </button>
      <span className="sr-only" role="status">
        {announced}
      </span>
    </>
  );
}
