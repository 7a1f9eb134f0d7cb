import { Icon } from '../Icon.tsx';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  label: string;
  value: string;
  copied: string;
}

/** Plain HTML: src/browser/copyButtons.ts handles the press, for every button on the page. */
export function CopyButton({ label, value, copied }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.copy}`}
      aria-label={label}
      data-copy={value}
      data-copied={copied}
    >
      <Icon name="copy" />
      <Icon name="check" />
    </button>
  );
}
