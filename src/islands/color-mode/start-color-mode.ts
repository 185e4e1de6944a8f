/** What a visitor may choose. */
export type ColorMode = 'system' | 'light' | 'dark';

/**
 * Applies the visitor's color mode before the first paint, and again whenever it may have changed elsewhere: in another
 * tab, or while the page was kept for going back. A stored value that is neither light nor dark means the system's mode,
 * which is CSS's own work. A press on the control (`data-mode-control`) goes on to the next mode, from the system's to the
 * other one, so that the first press always changes what is seen; `color-mode` is dispatched on the window. The choice is
 * kept in local storage, for a year in a cookie where that is refused, else for this page alone. `colors` are the content
 * of the `theme-color` tags, which carry the mode they are for in `data-mode`.
 *
 * Its source text is what the page's head runs (see `ModeScript.astro`): it must use nothing from outside.
 */
export function startColorMode(colors: Record<'light' | 'dark', string>): void {
  const key = 'color-mode';
  const root = document.documentElement;
  // A choice that could be kept nowhere holds for this page.
  let unstored: string | undefined;

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
    const mode = unstored ?? stored();
    const chosen = mode === 'light' || mode === 'dark' ? mode : undefined;
    if (chosen === undefined) delete root.dataset['mode'];
    else root.dataset['mode'] = chosen;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
      meta.content = colors[chosen ?? (meta.dataset['mode'] as 'light' | 'dark')];
  };

  const choose = (mode: string) => {
    try {
      localStorage.setItem(key, mode);
    } catch {
      document.cookie = `${key}=${mode}; max-age=31536000; path=/; samesite=lax`;
    }
    unstored = stored() === mode ? undefined : mode;
    apply();
    dispatchEvent(new Event(key));
  };

  apply();
  addEventListener('storage', apply);
  addEventListener('pageshow', apply);
  document.addEventListener('visibilitychange', apply);
  document.addEventListener('click', ({ target }) => {
    // What is clicked is always an element.
    if (!(target as Element).closest('[data-mode-control]')) return;
    const [other, same] = matchMedia('(prefers-color-scheme: dark)').matches
      ? ['light', 'dark']
      : ['dark', 'light'];
    const { mode } = root.dataset;
    root.dataset['modePressed'] = '';
    choose(mode === undefined ? other : mode === other ? same : 'system');
  });
}

/** What the visitor has chosen on this page, once the control was pressed here; `startColorMode` has applied it. */
export function pressedMode(): ColorMode | undefined {
  const { mode, modePressed } = document.documentElement.dataset;
  if (modePressed === undefined) return undefined;
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}
