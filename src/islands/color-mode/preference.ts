/** What a visitor may choose. */
export type ColorMode = 'system' | 'light' | 'dark';

/** Where a choice is kept: by this name in local storage or a cookie, the latter for a year. */
export const MODE_STORE = { key: 'color-mode', maxAge: 31_536_000 };

/** What the visitor has chosen on this page, once the control was pressed here; the page's head has applied it. */
export function pressedMode(): ColorMode | undefined {
  const { mode, modePressed } = document.documentElement.dataset;
  if (modePressed === undefined) return undefined;
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}
