import styles from './DismissButton.module.css';
import { Icon } from './Icon.tsx';

export interface DismissButtonProps {
  label: string;
  onDismiss?: (() => void) | undefined;
}

export function DismissButton({ label, onDismiss }: DismissButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.dismiss}`}
      aria-label={label}
      onClick={onDismiss}
    >
      <Icon name="close" />
    </button>
  );
}
