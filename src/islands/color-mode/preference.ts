/** What a visitor may choose. */
export type ColorMode = 'system' | 'light' | 'dark';

/** Name of the stored choice, in local storage and in the cookie. */
export const COLOR_MODE_KEY = 'color-mode';

/** One year, in seconds. */
const COOKIE_MAX_AGE = 31_536_000;

/** The choice in force: what the page's head has applied. */
export function currentMode(): ColorMode {
  const { mode } = document.documentElement.dataset;
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

/**
 * The next choice of a control that goes round. From the system's mode it goes to the other one, so that the
 * first press always changes what is seen.
 *
 * @param mode the choice in force
 * @param systemIsDark what the system prefers
 */
export function nextMode(mode: ColorMode, systemIsDark: boolean): ColorMode {
  const round: ColorMode[] = systemIsDark ? ['system', 'light', 'dark'] : ['system', 'dark', 'light'];
  return round[(round.indexOf(mode) + 1) % round.length] ?? 'system';
}

/**
 * Keeps a choice and applies it: in local storage, in a cookie for a year where storage is refused, else for
 * this page alone.
 */
export function chooseMode(mode: ColorMode): void {
  const { dataset } = document.documentElement;
  delete dataset['modeUnstored'];
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    document.cookie = `${COLOR_MODE_KEY}=${mode}; max-age=${COOKIE_MAX_AGE}; path=/; samesite=lax`;
    if (!document.cookie.includes(`${COLOR_MODE_KEY}=${mode}`)) dataset['modeUnstored'] = mode;
  }
  dispatchEvent(new Event('color-mode'));
}
