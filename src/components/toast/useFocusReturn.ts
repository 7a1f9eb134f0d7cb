import { type FocusEvent, type RefObject, useRef } from 'react';

/**
 * Moves focus when the toast that has it is dismissed. Browsers would move it to the top of the
 * page.
 */
export function useFocusReturn(toaster: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<HTMLElement | null>(null);
  const hasFocus = () => toaster.current?.contains(document.activeElement) ?? false;

  return {
    hasFocus,
    rememberPlace({ relatedTarget }: FocusEvent) {
      // null: the window itself was left and is back.
      if (!(relatedTarget instanceof HTMLElement)) return;
      if (!toaster.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
    },
    /** To the toast beside it, or, after the last one, to where the visitor was before. */
    focusNextToast() {
      if (!hasFocus()) return;
      const buttons = [...(toaster.current?.querySelectorAll('button') ?? [])];
      const index = buttons.findIndex((button) => button.matches(':focus'));
      const beside = buttons[index + 1] ?? buttons[index - 1];
      if (beside) beside.focus();
      else focusPlace(previousFocus.current);
    },
    restoreFocus() {
      if (hasFocus()) focusPlace(previousFocus.current);
    },
  };
}

function focusPlace(place: HTMLElement | null) {
  if (place?.isConnected) place.focus();
  // `main` is outside this island.
  else document.querySelector('main')?.focus({ preventScroll: true });
}
