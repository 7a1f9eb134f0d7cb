import type { ReactNode } from 'react';
import type { ToastType } from 'react-hot-toast/headless';
import { DismissButton } from '../DismissButton.tsx';
import styles from './ToastItem.module.css';

export interface ToastItemProps {
  type: ToastType;
  dismissLabel: string;
  onDismiss?: () => void;
  children: ReactNode;
}

export function ToastItem({ type, dismissLabel, onDismiss, children }: ToastItemProps) {
  return (
    <li className={styles.toast} data-type={type}>
      <span>{children}</span>
      <DismissButton label={dismissLabel} onDismiss={onDismiss} />
    </li>
  );
}
