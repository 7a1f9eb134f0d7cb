import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered HTML, true once the script has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
