import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import buttonStyles from '../Button.module.css';
import styles from './Field.module.css';

export interface CopyMessageProps {
  /** The message as it is when the button is pressed. */
  read: () => string;
  content: { copy: string; copied: string; copyRefused: string };
  look: 'accent' | 'quiet';
}

/** If `navigator.clipboard` refuses, shows the message selected, to be copied by hand. */
export function CopyMessage({ read, content, look }: CopyMessageProps) {
  /** A new attempt mounts a new textarea, which selects its text. */
  const id = useId();
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
        <div className={styles.field}>
          <label htmlFor={id}>{content.copyRefused}</label>
          <textarea
            key={refused.attempt}
            id={id}
            readOnly
            rows={6}
            value={refused.text}
            ref={select}
          />
        </div>
      )}
    </>
  );
}

function select(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}
