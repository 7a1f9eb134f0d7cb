import buttonStyles from '../Button.module.css';
import { Icon } from '../Icon.tsx';
import styles from './ContactForm.module.css';

export interface SendRowProps {
  label: string;
  action: string;
}

export function SendRow({ label, action }: SendRowProps) {
  return (
    <div className={`row ${styles.send}`}>
      {/* `action` on the form itself makes browsers report a mailto address as mixed content. */}
      <button type="submit" formAction={action} className={buttonStyles.button} data-look="accent">
        {label}
        <Icon name="arrow" />
      </button>
      <Barcode text={label} />
    </div>
  );
}

const barWidths = (letter: string) => {
  const code = letter.charCodeAt(0);
  return [1 + (code % 3), 2 + (code % 2), 1 + ((code >> 2) % 4 ? 0 : 1), 2 + ((code >> 1) % 3)];
};

/** A barcode's look, without a number: two bars for each letter. */
function Barcode({ text }: { text: string }) {
  return (
    <svg className={styles.bars} aria-hidden="true">
      <path d="M0 20H999" strokeDasharray={[...text].flatMap(barWidths).join(' ')} />
    </svg>
  );
}
