/** Colours of the browser's own bars. */
export interface ThemeColors {
  light: string;
  dark: string;
}

/**
 * Applies the visitor's colour mode before the first paint, and again whenever it may have changed elsewhere:
 * in another tab, or while the page was kept for going back. A stored value that is neither light nor dark
 * means the system's mode, which is CSS's own work.
 *
 * Its source text is what the page's head runs (see `ModeScript.astro`): it must use nothing from outside.
 *
 * @param key name of the stored value
 * @param colors content of the `theme-color` tags, which carry the mode they are for in `data-mode`
 */
export function startColorMode(key: string, colors: ThemeColors): void {
  const root = document.documentElement;

  const stored = () => {
    let value: string | null | undefined;
    try {
      value = localStorage.getItem(key);
    } catch {
      // Storage is refused: the choice may be in the cookie.
    }
    return value ?? new RegExp(`(?:^|; )${key}=(\\w+)`).exec(document.cookie)?.[1];
  };

  const apply = () => {
    // A choice that could be kept nowhere holds for this page.
    const mode = root.dataset['modeUnstored'] ?? stored();
    const chosen = mode === 'light' || mode === 'dark' ? mode : undefined;
    if (chosen === undefined) delete root.dataset['mode'];
    else root.dataset['mode'] = chosen;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = colors[chosen ?? (meta.dataset['mode'] === 'dark' ? 'dark' : 'light')];
    }
  };

  apply();
  addEventListener('storage', apply);
  addEventListener('pageshow', apply);
  addEventListener('color-mode', apply);
  document.addEventListener('visibilitychange', apply);
}
