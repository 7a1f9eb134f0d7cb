import { type InputHTMLAttributes, memo } from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Said beside the label of a field that may stay empty. */
  optional?: string;
  /** The id of the message that says what is wrong with this field, when something is. */
  faultId?: string | undefined;
  type?: InputHTMLAttributes<HTMLInputElement>['type'];
  autoComplete?: string;
  isMultiLine?: boolean;
}

export const Field = memo(function Field(props: FieldProps) {
  const { name, label, hint, optional, faultId, isMultiLine, type = 'text', ...input } = props;
  const hintId = hint ? `${name}-hint` : undefined;
  const attributes = {
    id: name,
    name,
    required: !optional,
    'aria-invalid': faultId ? true : undefined,
    'aria-describedby': [faultId, hintId].filter(Boolean).join(' ') || undefined,
    ...input,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {isMultiLine ? <textarea rows={7} {...attributes} /> : <input type={type} {...attributes} />}
    </div>
  );
});
