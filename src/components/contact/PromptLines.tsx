import type { MouseEvent } from 'react';
import type { FormRequests } from '../../content/description.ts';
import buttonStyles from '../Button.module.css';
import { useHydrated } from '../useHydrated.ts';
import { CallUs } from './CallUs.tsx';
import { readForm, writeMessage } from './fieldElements.ts';
import styles from './PromptLines.module.css';
import { addLines, linesFor } from './requestLines.ts';

export interface PromptLinesProps {
  requests: FormRequests;
  phone: string;
}

/** Inserts prompts on a press only: a prefilled template would pass as a message. */
export function PromptLines({ requests, phone }: PromptLinesProps) {
  function handlePress({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return;
    const { subject, message } = readForm(form);
    const lines = linesFor(subject, requests);
    writeMessage(form, addLines(message, lines), lines[0] ?? '');
  }
  return (
    <div className={styles.prompts}>
      <button
        type="button"
        className={buttonStyles.button}
        data-look="quiet"
        disabled={!useHydrated()}
        onClick={handlePress}
      >
        {requests.button}
      </button>
      <p className="label">
        <CallUs sentence={requests.note} phone={phone} />
      </p>
    </div>
  );
}
