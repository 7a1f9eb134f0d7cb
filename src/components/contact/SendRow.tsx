import { Barcode } from '../Barcode.tsx';
import buttonStyles from '../Button.module.css';
import { Icon } from '../Icon.tsx';
import styles from './ContactForm.module.css';

export interface SendRowProps {
  label: string;
  action: string;
}

export function SendRow({ label, action }: SendRowProps) {
  return (
    <div className={styles.send}>
      {/* `action` on the form itself makes browsers report a mailto address as mixed content. */}
      <button type="submit" formAction={action} className={buttonStyles.button} data-look="accent">
        {label}
        <Icon name="arrow" />
      </button>
      <Barcode of={label} />
    </div>
  );
}
