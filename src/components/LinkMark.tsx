import { Icon, type IconName } from './Icon.tsx';

export interface LinkMarkProps {
  href: string;
  isForward?: boolean | undefined;
}

const MARKS: Record<string, IconName> = { tel: 'phone', mailto: 'mail', https: 'out' };

/** The icon after a link's text, by the link's scheme (phone, mail, another site), or an arrow. */
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
