import { type FocusEvent, type RefObject, useRef } from 'react';

/**
 * Where focus goes when the toast that has it is dismissed. Left to the browser it would fall back
 * to the top of the page.
 */
export function useFocusReturn(toaster: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const hasFocus = () => toaster.current?.contains(document.activeElement) ?? false;

  return {
    hasFocus,
    remember({ relatedTarget }: FocusEvent) {
      if (toaster.current?.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    /** To the toast beside it, or, after the last one, to where the visitor was before. */
    leaveToast() {
      if (!hasFocus()) return;
      const buttons = [...(toaster.current?.querySelectorAll('button') ?? [])];
      const at = buttons.findIndex((button) => button.matches(':focus'));
      const beside = buttons[at + 1] ?? buttons[at - 1];
      if (beside) beside.focus();
      else goBack(cameFrom.current);
    },
    leaveAll() {
      if (hasFocus()) goBack(cameFrom.current);
    },
  };
}

/** The content, where the visitor came from nowhere or the place is gone. */
function goBack(place: HTMLElement | null) {
  if (place?.isConnected) place.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}
