import { Icon } from '../Icon.tsx';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  label: string;
  value: string;
  /** What the toast says when it worked. */
  copied: string;
}

/** Plain HTML; the toaster, which is on every page, listens for its press and marks it as done. */
export function CopyButton({ label, value, copied }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={label}
      data-copy={value}
      data-copied={copied}
    >
      <Icon name="copy" />
      <Icon name="check" />
    </button>
  );
}
