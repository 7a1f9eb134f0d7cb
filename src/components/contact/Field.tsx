import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import styles from './Field.module.css';

export interface FieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'> {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Said beside the label of a field that may stay empty. */
  optional?: string;
  isMultiLine?: boolean;
  /** The error message. */
  fault?: string | undefined;
}

export function Field(props: FieldProps) {
  const { name, label, hint, optional, isMultiLine, fault, type = 'text', autoComplete } = props;
  const hintId = hint && `${name}-hint`;
  const faultId = fault && `${name}-fault`;
  const attributes = {
    id: name,
    name,
    autoComplete,
    required: !optional,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': [faultId, hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {optional && <span className={styles.optional}>{` (${optional})`}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {isMultiLine ? (
        <textarea rows={7} onKeyUp={revealOnTab} {...attributes} />
      ) : (
        <input type={type} {...attributes} />
      )}
      {/* Translators replace text nodes: a new key gives another message a new element. */}
      {fault && (
        <p key={fault} id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** Chromium scrolls a `<textarea>` only until its first line is in view. */
function revealOnTab({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}
