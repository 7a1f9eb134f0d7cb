import type { ContactContent } from '../../content/description.ts';
import { mailHref } from '../../metadata/links.ts';
import buttonStyles from '../Button.module.css';
import { Icon } from '../Icon.tsx';
import styles from './ContactForm.module.css';

export interface SendRowProps {
  content: Pick<ContactContent['form'], 'button' | 'defaultSubject'>;
  email: string;
}

/** A barcode's look: the widths of its bars and gaps. */
const BARS =
  '3 3 2 4 3 3 1 4 3 2 1 3 2 2 1 4 3 2 2 3 3 2 2 3 2 3 1 2 3 2 2 3 3 3 1 4 2 3 1 2 2 3 2 2 1 3 1 3 1 2 1 2';

export function SendRow({ content, email }: SendRowProps) {
  return (
    <div className={`row ${styles.send}`}>
      {/* `action` on the form itself makes browsers report a mailto address as mixed content. */}
      <button
        type="submit"
        formAction={mailHref(email, content.defaultSubject)}
        className={buttonStyles.button}
        data-look="accent"
      >
        {content.button}
        <Icon name="arrow" />
      </button>
      <svg className={styles.bars} aria-hidden="true">
        <path d="M0 20H999" strokeDasharray={BARS} />
      </svg>
    </div>
  );
}
