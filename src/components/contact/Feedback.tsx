import type { ReactNode } from 'react';
import styles from './Feedback.module.css';

export interface FeedbackProps {
  kind: 'error' | 'success';
  children: ReactNode;
}

export function Feedback({ kind, children }: FeedbackProps) {
  return (
    <div className={styles.feedback} data-kind={kind}>
      {children}
    </div>
  );
}
