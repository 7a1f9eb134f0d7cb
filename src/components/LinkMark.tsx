import { Icon, type IconName } from './Icon.tsx';

export interface LinkMarkProps {
  href: string;
  /** Whether an arrow says that a page follows. */
  isForward?: boolean | undefined;
}

const MARKS: Record<string, IconName> = { tel: 'phone', mailto: 'mail', https: 'out' };

/** What stands behind a link's words: that it leads on, or away from this site, and where to. */
export function LinkMark({ href, isForward }: LinkMarkProps) {
  const [scheme = ''] = href.split(':');
  const name = MARKS[scheme] ?? (isForward && 'arrow');
  return (
    <>
      {scheme === 'https' && <span className="visually-hidden">{` (${href.split('/')[2]})`}</span>}
      {name && <Icon name={name} />}
    </>
  );
}
