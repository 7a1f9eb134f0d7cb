import type { MouseEvent } from 'react';
import type { FormRequests } from '../../content/description.ts';
import buttonStyles from '../Button.module.css';
import { useHydrated } from '../useHydrated.ts';
import { readForm, writeMessage } from './fieldElements.ts';
import styles from './PromptLines.module.css';
import { addLines, findLines } from './requestLines.ts';

/** Inserts prompts on a press only: a prefilled template would pass as a message. */
export function PromptLines({ requests }: { requests: FormRequests }) {
  function handlePress({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return;
    const { subject, message } = readForm(form);
    const lines = findLines(subject, requests);
    writeMessage(form, addLines(message, lines), lines[0] ?? '');
  }
  return (
    <button
      type="button"
      className={`${buttonStyles.button} ${styles.prompts}`}
      data-look="text"
      disabled={!useHydrated()}
      onClick={handlePress}
    >
      {requests.button}
    </button>
  );
}
