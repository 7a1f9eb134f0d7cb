import type { InputHTMLAttributes } from 'react';
import styles from './Field.module.css';

export interface FieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'aria-invalid'> {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Said beside the label of a field that may stay empty. */
  optional?: string;
  isMultiLine?: boolean;
  /** What is said of it before the islands' script is there (speed/faultScript.ts). */
  blank?: string;
  malformed?: string;
}

export function Field(props: FieldProps) {
  const {
    name,
    label,
    hint,
    optional,
    isMultiLine,
    type = 'text',
    blank,
    malformed,
    ...input
  } = props;
  const hintId = hint ? `${name}-hint` : undefined;
  const attributes = {
    id: name,
    name,
    required: !optional,
    'aria-describedby': hintId,
    'data-blank': blank,
    'data-malformed': malformed,
    ...input,
  };
  return (
    <div className={styles.field} data-field="">
      <label htmlFor={name}>
        {label}
        {optional && <span className={styles.optional}>{` (${optional})`}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {isMultiLine ? <textarea rows={7} {...attributes} /> : <input type={type} {...attributes} />}
    </div>
  );
}
