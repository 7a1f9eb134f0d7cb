import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Browsers without popovers have src/browser/menuFallback.ts, which closes the menu by itself. */
const closeMenu = (menu: HTMLElement | null) => menu?.hidePopover?.();

/**
 * Mirrors the state of the menu for `aria-expanded`. The menu is a popover, which the browser opens
 * and closes itself, so it also works before hydration and when the script fails.
 */
export function useMenu(menu: RefObject<HTMLElement | null>, wideFrom: number) {
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    // The menu may have been opened before hydration.
    const { current } = menu;
    if (current) setOpen(current.matches(current.popover ? ':popover-open' : '[data-open]'));
  }, [menu]);

  useEffect(() => {
    // When the viewport becomes wide enough for inline navigation, as on a tablet that is turned.
    const wide = matchMedia(`(min-width: ${wideFrom}rem)`);
    const close = () => closeMenu(menu.current);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [menu, wideFrom]);

  return { isOpen, setOpen, close: () => closeMenu(menu.current) };
}
