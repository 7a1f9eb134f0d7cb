import { type FocusEvent, type RefObject, useRef } from 'react';

/** When the toast with focus is dismissed, browsers would move focus to the top of the page. */
export function useFocusReturn(toaster: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<HTMLElement | null>(null);
  return {
    rememberPlace({ relatedTarget }: FocusEvent) {
      // null: the window itself was left and is back.
      if (!(relatedTarget instanceof HTMLElement)) return;
      if (!toaster.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
    },
    restoreFocus() {
      if (!toaster.current?.contains(document.activeElement)) return;
      if (previousFocus.current?.isConnected) previousFocus.current.focus();
      // `main` is outside this island.
      else document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
}
