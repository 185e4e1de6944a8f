import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether an island's script is in charge: false in the HTML and while React takes it over, true afterwards.
 * So the static version is what is taken over, and what works alone is replaced only then.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
