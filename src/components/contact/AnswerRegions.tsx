import { type ReactNode, useEffect, useRef } from 'react';
import styles from './AnswerRegions.module.css';
import { Feedback } from './Feedback.tsx';

export interface AnswerRegionsProps {
  id: string;
  errorId: string;
  error: string | undefined;
  /** Another one says the same error again, which would not be heard if nothing changed. */
  attempt: number | undefined;
  /** What has happened, said before the success. */
  opened: string;
  success: ReactNode;
  /** Whether what follows belongs into the success's box. */
  isJoined: boolean;
  /** Stays when the success has been cleared by the next edit. Without it, an error is alone here. */
  children: ReactNode;
}

/**
 * Stands above the form. Both regions are there from the start, or nothing would be announced.
 * They have no role: an empty alert or status is read out as a part of the page. An element within
 * an element is said twice, so that words stand in the box itself.
 */
export function AnswerRegions(props: AnswerRegionsProps) {
  const { id, errorId, error, attempt, opened, success, isJoined, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const hasSucceeded = Boolean(success);
  const place = success || children ? 'below' : error && 'over';
  useEffect(() => {
    // On a phone the form is taller than the screen, and its button far below this.
    if (hasSucceeded) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hasSucceeded]);

  return (
    <div
      ref={box}
      id={id}
      className={styles.answer}
      data-joined={isJoined ? '' : undefined}
      data-place={place}
    >
      <div id={errorId} aria-live="assertive">
        {error && (
          <Feedback key={attempt} kind="error">
            {error}
          </Feedback>
        )}
      </div>
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
  );
}
