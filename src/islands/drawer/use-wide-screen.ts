import { useEffect, useEffectEvent } from 'react';

/** The large breakpoint of tailwind.config.ts, where the inline menu takes over. */
const WIDE_SCREEN = '(min-width: 62em)';

/**
 * Tells when the window grows past the large breakpoint.
 *
 * @param onWide called each time it does
 */
export function useWideScreen(onWide: () => void): void {
  const report = useEffectEvent((event: MediaQueryListEvent) => {
    if (event.matches) onWide();
  });

  useEffect(() => {
    const query = matchMedia(WIDE_SCREEN);
    query.addEventListener('change', report);
    return () => {
      query.removeEventListener('change', report);
    };
  }, []);
}
