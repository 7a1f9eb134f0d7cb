import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** The width from which SiteHeader.module.css shows the navigation inline. */
const INLINE_NAVIGATION = '(min-width: 64rem)';

/**
 * Mirrors the state of the menu for `aria-expanded`. The menu is a popover, which the browser opens
 * and closes itself, so it also works before hydration and when the script fails.
 */
export function useMenu(menu: RefObject<HTMLElement | null>) {
  // Unknown before hydration: nothing would update aria-expanded, and browsers announce popovers.
  const [isOpen, setOpen] = useState<boolean>();
  // Without popovers src/browser/menuFallback.ts closes the menu.
  const close = useCallback(() => menu.current?.hidePopover?.(), [menu]);

  useLayoutEffect(() => {
    // The menu may have been opened before hydration.
    const { current } = menu;
    if (current) setOpen(current.matches(current.popover ? ':popover-open' : '[data-open]'));
  }, [menu]);

  useEffect(() => {
    // When the viewport becomes wide enough for inline navigation, as on a tablet that is turned.
    const wide = matchMedia(INLINE_NAVIGATION);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);

  return { isOpen, setOpen, close };
}
