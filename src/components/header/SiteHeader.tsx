import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { HeaderBar, type HeaderBarProps } from './HeaderBar.tsx';

/** The width from which SiteHeader.module.css shows the navigation inline. */
const INLINE_NAVIGATION = '(min-width: 64rem)';

export type SiteHeaderProps = Omit<HeaderBarProps, 'isOpen' | 'menuProps' | 'onChoose'>;

export function SiteHeader(props: SiteHeaderProps) {
  return (
    <ErrorBoundary fallback={<HeaderBar {...props} />}>
      <LiveHeader {...props} />
    </ErrorBoundary>
  );
}

/**
 * Mirrors the state of the menu for `aria-expanded`. The menu is a popover, which the browser opens
 * and closes itself, so it also works before hydration and when the script fails.
 */
function LiveHeader(props: SiteHeaderProps) {
  const menu = useRef<HTMLDivElement>(null);
  // Unknown before hydration: nothing would update aria-expanded, and browsers announce popovers.
  const [isOpen, setOpen] = useState<boolean>();

  useLayoutEffect(() => {
    const { current } = menu;
    if (current) setOpen(current.matches(current.popover ? ':popover-open' : '[data-open]'));
  }, []);

  useEffect(() => {
    const wide = matchMedia(INLINE_NAVIGATION);
    const close = () => menu.current?.hidePopover?.();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <HeaderBar
      {...props}
      isOpen={isOpen}
      menuProps={{ ref: menu, onToggle: ({ newState }) => setOpen(newState === 'open') }}
      // Without popovers src/browser/menuFallback.ts closes it.
      onChoose={() => menu.current?.hidePopover?.()}
    />
  );
}
