import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { LinkMark } from './LinkMark.tsx';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** `accent` is for the one thing on a screen that should be pressed. */
  look?: 'accent' | 'quiet' | 'text';
  isForward?: boolean;
}

export function ButtonLink({ href, children, look = 'accent', isForward }: ButtonLinkProps) {
  return (
    <a className={styles.button} data-look={look} href={href}>
      {children}
      <LinkMark href={href} isForward={isForward} />
    </a>
  );
}
