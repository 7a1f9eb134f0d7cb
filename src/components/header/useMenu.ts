import { type RefObject, useCallback, useEffect, useState } from 'react';
import { closeMenu, isMenuOpen } from './menu.ts';

/** From here on the pages' names stand in the header itself: SiteHeader.module.css. */
const WIDE = '(min-width: 60rem)';

/**
 * Whether the menu is open. It opens and closes without this script, on its button, on Escape and
 * on a press outside; this listens, so that it can be announced, and closes it where it is no menu.
 */
export function useMenu(menu: RefObject<HTMLElement | null>) {
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
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);

  return { isOpen, close };
}
