import type { ReactNode } from 'react';
import type { UrgentLine } from '../metadata/urgentLine.ts';
import { NumberLink } from './NumberLink.tsx';
import { UrgentBadge } from './UrgentBadge.tsx';
import styles from './UrgentNumber.module.css';

export interface UrgentNumberProps {
  urgent: UrgentLine;
  /** A copy button, if there is one. */
  children?: ReactNode;
}

/** The number to call first, where the line ends. */
export function UrgentNumber({ urgent, children }: UrgentNumberProps) {
  const { label, phone } = urgent;
  return (
    <div className={styles.urgent}>
      <UrgentBadge {...urgent} />
      <NumberLink label={label} number={phone} />
      {children}
    </div>
  );
}
