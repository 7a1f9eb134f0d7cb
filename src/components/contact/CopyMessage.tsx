import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import buttonStyles from '../Button.module.css';
import styles from './CopyMessage.module.css';

export interface CopyMessageProps {
  /** The message as it is when the button is pressed. */
  read: () => string;
  content: { copy: string; copied: string; copyRefused: string };
  look: 'accent' | 'quiet';
}

/** Where the browser refuses to copy, the message is shown, marked, to be copied by hand. */
export function CopyMessage({ read, content, look }: CopyMessageProps) {
  /** A new attempt mounts a new textarea, which selects its text. */
  const [refused, setRefused] = useState<{ text: string; attempt: number } | null>(null);

  async function copy() {
    const text = read();
    try {
      await navigator.clipboard.writeText(text);
      setRefused(null);
      toast.success(content.copied);
    } catch {
      setRefused((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 }));
    }
  }

  return (
    <>
      <button type="button" className={buttonStyles.button} data-look={look} onClick={copy}>
        {content.copy}
      </button>
      {refused && (
        <label className={styles.refused}>
          {content.copyRefused}
          <textarea key={refused.attempt} readOnly rows={6} value={refused.text} ref={select} />
        </label>
      )}
    </>
  );
}

function select(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}
