import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FormStatus.module.css';

export interface FormStatusProps {
  error: string | undefined;
  /** Changes with each submit: a region whose text stays the same is not announced again. */
  attempt: number | undefined;
  /** Announced before the success message. */
  opened: string;
  success: ReactNode;
  /** Stays after the next edit has cleared the success. */
  children: ReactNode;
}

/**
 * Both live regions exist before their text changes, or screen readers stay silent. They have no
 * role: Orca 43 reads an empty alert or status as part of the page.
 *
 * The error is a sibling of the form, so that it can stick below the header while the field at
 * fault, farther down than a phone is tall, has focus.
 */
export function FormStatus(props: FormStatusProps) {
  const { error, attempt, opened, success, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const hasSucceeded = Boolean(success);
  useEffect(() => {
    // On a phone the button is far below this box.
    if (hasSucceeded || attempt) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hasSucceeded, attempt]);

  return (
    <>
      <div className={styles.error} aria-live="assertive">
        {error && (
          <Feedback key={attempt} kind="error">
            {error}
          </Feedback>
        )}
      </div>
      <div ref={box} className={styles.answer} data-joined={children ? '' : undefined}>
        <div aria-live="polite" aria-atomic="true">
          {success && (
            <Feedback kind="success">
              {opened}
              <br />
              <span>{success}</span>
            </Feedback>
          )}
        </div>
        {children}
      </div>
    </>
  );
}

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
