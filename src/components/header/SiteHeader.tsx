import { useRef } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { HeaderBar, type HeaderBarProps } from './HeaderBar.tsx';
import { useMenu } from './useMenu.ts';

export type SiteHeaderProps = Pick<
  HeaderBarProps,
  'name' | 'urgent' | 'office' | 'logo' | 'pages' | 'currentPath' | 'words'
>;

export function SiteHeader(props: SiteHeaderProps) {
  return (
    <ErrorBoundary fallback={<HeaderBar {...props} />}>
      <LiveHeader {...props} />
    </ErrorBoundary>
  );
}

function LiveHeader(props: SiteHeaderProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen, close } = useMenu(menu);
  return (
    <HeaderBar
      {...props}
      isOpen={isOpen}
      menuProps={{ ref: menu, onToggle: ({ newState }) => setOpen(newState === 'open') }}
      onChoose={close}
    />
  );
}
