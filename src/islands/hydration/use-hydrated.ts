import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether an island's script is in charge: false while React takes over what was printed, which works alone; then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
