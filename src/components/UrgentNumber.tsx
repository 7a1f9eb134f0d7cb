import type { UrgentLine } from '../metadata/urgentLine.ts';
import { CopyButton } from './copy/CopyButton.tsx';
import { NumberLink } from './NumberLink.tsx';
import { UrgentBadge } from './UrgentBadge.tsx';
import styles from './UrgentNumber.module.css';

export interface UrgentNumberProps {
  urgent: UrgentLine;
  copied?: string;
}

export function UrgentNumber({ urgent, copied }: UrgentNumberProps) {
  const { label, phone, copyLabel } = urgent;
  return (
    <div className={styles.urgent}>
      <UrgentBadge {...urgent} />
      <NumberLink label={label} number={phone} />
      {copied && <CopyButton value={phone} label={copyLabel} copied={copied} />}
    </div>
  );
}
