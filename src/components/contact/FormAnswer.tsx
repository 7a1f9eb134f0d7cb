import { type ReactNode, useEffect, useRef } from 'react';
import { Feedback } from './Feedback.tsx';
import styles from './FormAnswer.module.css';

export interface FormAnswerProps {
  errorId: string;
  error: string | undefined;
  /** Another one says the same error again, which would not be heard if nothing changed. */
  attempt: number | undefined;
  success: ReactNode;
  /** What has happened, said before the success. */
  opened: string;
  /** Stays when the success has been cleared by the next edit. */
  children: ReactNode;
}

/** Stands above the form. Both regions are there from the start, or nothing would be announced. */
export function FormAnswer(props: FormAnswerProps) {
  const { errorId, error, attempt, success, opened, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const hasSucceeded = Boolean(success);
  useEffect(() => {
    // On a phone the form is taller than the screen, and its button far below this.
    if (hasSucceeded) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hasSucceeded]);

  return (
    <div ref={box} className={styles.answer}>
      <div role="alert" id={errorId}>
        {error && (
          <Feedback key={attempt} kind="error">
            {error}
          </Feedback>
        )}
      </div>
      {success && <Feedback kind="success">{opened}</Feedback>}
      <div role="status">{success && <Feedback kind="success">{success}</Feedback>}</div>
      {children}
    </div>
  );
}
