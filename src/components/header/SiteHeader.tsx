import { useRef } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { HeaderBar, type HeaderBarProps } from './HeaderBar.tsx';
import { useMenu } from './useMenu.ts';

export interface SiteHeaderProps
  extends Pick<HeaderBarProps, 'company' | 'logo' | 'pages' | 'currentPath' | 'words'> {
  /** In rem: the width from which the pages' names have room beside the logo. */
  wideFrom: number;
}

export function SiteHeader(props: SiteHeaderProps) {
  return (
    <ErrorBoundary fallback={<HeaderBar {...props} />}>
      <LiveHeader {...props} />
    </ErrorBoundary>
  );
}

function LiveHeader(props: SiteHeaderProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen, close } = useMenu(menu, props.wideFrom);
  return (
    <HeaderBar
      {...props}
      isOpen={isOpen}
      menuProps={{ ref: menu, onToggle: ({ newState }) => setOpen(newState === 'open') }}
      onChoose={close}
    />
  );
}
