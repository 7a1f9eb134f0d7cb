import type { ContactContent, Words } from '../../content/description.ts';
import { Barcode } from '../Barcode.tsx';
import buttonStyles from '../Button.module.css';
import { Icon } from '../Icon.tsx';
import { useHydrated } from '../useHydrated.ts';
import { withStaticFallback } from '../withStaticFallback.tsx';
import { CallUs } from './CallUs.tsx';
import styles from './ContactForm.module.css';
import { CopyMessage } from './CopyMessage.tsx';
import { Field } from './Field.tsx';
import { FormAnswer } from './FormAnswer.tsx';
import { FormRow } from './FormRow.tsx';
import { MailRescue } from './MailRescue.tsx';
import { mailText } from './mailto.ts';
import { useContactForm } from './useContactForm.ts';

export interface ContactFormProps {
  content: ContactContent['form'];
  company: { email: string; phone: string };
  words: Pick<Words, 'dismiss' | 'newTab'>;
  /** Where the form goes when no script is there to compose the mail. */
  action: string;
}

const FEEDBACK_ID = 'form-feedback';

function FormWithAnswer({ content, company, words, action }: ContactFormProps) {
  const contact = useContactForm(
    {
      to: company.email,
      defaultSubject: content.defaultSubject,
      labels: { name: content.name.label, email: content.email.label },
    },
    content.errors,
  );
  const { feedback, sentMail, readMail } = contact;
  // With the script, its own messages take the place of the browser's.
  const isHydrated = useHydrated();
  const fault = feedback?.kind === 'error' ? feedback.fault : null;
  const hasOpened = feedback?.kind === 'success';
  const faultId = (field: string) => (fault?.field === field ? FEEDBACK_ID : undefined);
  const labels = { to: content.rescue.to, subject: content.subject.label };

  return (
    <>
      <FormAnswer
        errorId={FEEDBACK_ID}
        error={fault?.text}
        attempt={feedback?.kind === 'error' ? feedback.attempt : undefined}
        success={hasOpened && <CallUs sentence={content.success} phone={company.phone} />}
        opened={content.opened}
      >
        {sentMail && (
          <MailRescue
            mail={sentMail}
            labels={labels}
            content={content.rescue}
            words={words}
            canUndo={contact.canUndo}
            onPutBack={contact.putBack}
            onDismiss={contact.dismiss}
          />
        )}
      </FormAnswer>
      <form
        ref={contact.form}
        className={styles.form}
        method="post"
        encType="text/plain"
        noValidate={isHydrated}
        onSubmit={contact.submit}
        onInput={contact.noteEdit}
      >
        <FormRow word={content.rows.to}>
          <p>{company.email}</p>
        </FormRow>
        <FormRow word={content.rows.from}>
          <Field name="name" {...content.name} autoComplete="name" faultId={faultId('name')} />
          <Field
            name="email"
            {...content.email}
            type="email"
            autoComplete="email"
            faultId={faultId('email')}
          />
        </FormRow>
        <FormRow word={content.rows.what}>
          <Field name="subject" {...content.subject} optional={content.optional} />
          <Field name="message" {...content.message} isMultiLine faultId={faultId('message')} />
        </FormRow>
        <div className={styles.tooLong}>
          <p aria-live="polite">{contact.isTooLong && content.tooLong}</p>
          {contact.isTooLong && (
            <CopyMessage
              look="quiet"
              content={content.rescue}
              read={() => mailText(readMail(), labels)}
            />
          )}
        </div>
        <div className={styles.send}>
          {/* On the form itself, browsers take the mail address for mixed content. */}
          <button
            type="submit"
            formAction={action}
            className={buttonStyles.button}
            data-look="accent"
          >
            {content.button}
            <Icon name="arrow" />
          </button>
          <Barcode of={content.button} />
        </div>
      </form>
    </>
  );
}

export const ContactForm = withStaticFallback(FormWithAnswer, 'main form');
