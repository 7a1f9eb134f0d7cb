import type { ContactContent } from '../../content/description.ts';
import styles from './ContactForm.module.css';
import { CopyMessage } from './CopyMessage.tsx';

export interface TooLongNoticeProps {
  isTooLong: boolean;
  content: ContactContent['form'];
  /** The message as it is when it is copied. */
  read: () => string;
}

/** The live region must exist before its text changes, or screen readers stay silent. */
export function TooLongNotice({ isTooLong, content, read }: TooLongNoticeProps) {
  return (
    <div className={styles.notice} data-full={isTooLong ? '' : undefined}>
      <p aria-live="polite">{isTooLong && content.tooLong}</p>
      {isTooLong && <CopyMessage look="quiet" content={content.rescue} read={read} />}
    </div>
  );
}
