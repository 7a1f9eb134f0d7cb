import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ContactContent } from '../../content/description.ts';
import buttonStyles from '../Button.module.css';
import styles from './Field.module.css';

export interface CopyMessageProps {
  /** The message as it is when the button is pressed. */
  read: () => string;
  content: Pick<ContactContent['form']['rescue'], 'copy' | 'copied' | 'copyRefused'>;
}

/** If `navigator.clipboard` refuses, shows the message selected, to be copied by hand. */
export function CopyMessage({ read, content }: CopyMessageProps) {
  const id = useId();
  const [refused, setRefused] = useState('');

  async function copy() {
    const text = read();
    try {
      await navigator.clipboard.writeText(text);
      setRefused('');
      toast.success(content.copied);
    } catch {
      setRefused(text);
    }
  }

  return (
    <>
      <button type="button" className={buttonStyles.button} data-look="quiet" onClick={copy}>
        {content.copy}
      </button>
      {refused && (
        <div className={styles.field}>
          <label htmlFor={id}>{content.copyRefused}</label>
          <textarea key={refused} id={id} readOnly rows={6} value={refused} ref={select} />
        </div>
      )}
    </>
  );
}

function select(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}
