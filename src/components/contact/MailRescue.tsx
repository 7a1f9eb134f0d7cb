import type { ContactContent, Words } from '../../content/description.ts';
import buttonStyles from '../Button.module.css';
import { DismissButton } from '../DismissButton.tsx';
import { CopyMessage } from './CopyMessage.tsx';
import styles from './MailRescue.module.css';
import { gmailHref, MAX_HREF_LENGTH, type Mail, mailText, outlookHref } from './mailto.ts';

export interface MailRescueProps {
  mail: Mail;
  /** Labels of address and subject in the copied message. */
  labels: { to: string; subject: string };
  content: ContactContent['form']['rescue'];
  words: Pick<Words, 'dismiss' | 'newTab'>;
  onPutBack: () => void;
  onDismiss: () => void;
}

const HEADING_ID = 'mail-rescue';

/** Most computers in hospitals have no mail program. Their users must not lose what they wrote. */
export function MailRescue(props: MailRescueProps) {
  const { mail, labels, content, words, onPutBack, onDismiss } = props;
  const webmail = [
    [content.gmail, gmailHref(mail)],
    [content.outlook, outlookHref(mail)],
  ].filter(([, href = '']) => href.length <= MAX_HREF_LENGTH.webmail);

  return (
    <section className={styles.rescue} aria-labelledby={HEADING_ID}>
      <h3 id={HEADING_ID}>{content.heading}</h3>
      <DismissButton label={words.dismiss} onDismiss={onDismiss} />
      <div className={styles.ways}>
        <CopyMessage key={mail.body} content={content} read={() => mailText(mail, labels)} />
        <button type="button" className={buttonStyles.button} data-look="quiet" onClick={onPutBack}>
          {content.putBack}
        </button>
      </div>
      <ul>
        {webmail.map(([label, href]) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
              <span className="visually-hidden">{` (${words.newTab})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
