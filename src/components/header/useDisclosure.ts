import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a native popover is open. The browser opens and closes it, on its button, on Escape and
 * on a press outside, also without this script; this only listens, so that it can be announced.
 */
export function useDisclosure(popover: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const update = () => setIsOpen(element.matches(':popover-open'));
    update();
    element.addEventListener('toggle', update);
    return () => element.removeEventListener('toggle', update);
  }, [popover]);

  return isOpen;
}
