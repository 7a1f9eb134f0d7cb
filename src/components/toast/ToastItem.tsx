import type { ReactNode } from 'react';
import type { ToastType } from 'react-hot-toast/headless';
import { Icon } from '../Icon.tsx';
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
      <button type="button" aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
}
