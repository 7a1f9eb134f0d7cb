/** onClick, onFocus and onBlur: no other events reach the islands' components. */
const HANDLED = ['click', 'focusin', 'focusout'];

/**
 * React listens on every island to all of its eighty events. A press is a dozen of them, and for
 * each it would look through the island for somebody to tell.
 */
export function hearOnlyHandled(island: HTMLElement) {
  const listen: typeof island.addEventListener = island.addEventListener.bind(island);
  island.addEventListener = (...listening: Parameters<typeof listen>) => {
    if (HANDLED.includes(listening[0])) listen(...listening);
  };
}
