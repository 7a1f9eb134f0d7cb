import { type RefObject, useCallback, useEffect, useState } from 'react';
import { closeMenu, isMenuOpen } from './menu.ts';

/**
 * Whether the menu is open. It opens and closes without this script, on its button, on Escape and
 * on a press outside; this listens, so that it can be announced, and closes it where it is no menu:
 * from this width on, in rem, the pages' names stand in the header itself.
 */
export function useMenu(menu: RefObject<HTMLElement | null>, wideFrom: number) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    if (menu.current) closeMenu(menu.current);
  }, [menu]);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const update = () => setIsOpen(isMenuOpen(element));
    update();
    element.addEventListener('toggle', update);
    return () => element.removeEventListener('toggle', update);
  }, [menu]);

  // A tablet that is turned over must not keep it across the page.
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${wideFrom}rem)`);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close, wideFrom]);

  return { isOpen, close };
}
