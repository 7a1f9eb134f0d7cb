/** Safari before 15.4 throws at the selector; there, a press of the mouse does not focus a button. */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}
