import { useState } from 'react';
import type { ContactContent, Words } from '../../content/description.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useHydrated } from '../useHydrated.ts';
import { CallUs } from './CallUs.tsx';
import styles from './ContactForm.module.css';
import { CopyMessage } from './CopyMessage.tsx';
import { FormFields } from './FormFields.tsx';
import { FormStatus } from './FormStatus.tsx';
import { FORM_ID, fillForm, readTypedText } from './fieldElements.ts';
import { MailRescue } from './MailRescue.tsx';
import { mailText } from './mailto.ts';
import { SendRow } from './SendRow.tsx';
import { useContactForm } from './useContactForm.ts';

export interface ContactFormProps {
  content: ContactContent['form'];
  company: { email: string };
  /** The emergency line or, without one, the office's. */
  urgentPhone: string;
  words: Pick<Words, 'dismiss' | 'newTab'>;
}

export function ContactForm(props: ContactFormProps) {
  return (
    <ErrorBoundary fallback={<PlainForm {...props} />}>
      <LiveForm {...props} />
    </ErrorBoundary>
  );
}

const FORM = { id: FORM_ID, className: styles.form, method: 'post', encType: 'text/plain' };

function LiveForm({ content, company, urgentPhone, words }: ContactFormProps) {
  const isHydrated = useHydrated();
  const { name, email, subject, rescue, defaultSubject } = content;
  const contact = useContactForm(
    { to: company.email, defaultSubject, labels: { name: name.label, email: email.label } },
    content,
  );
  const { feedback, sentMail, isTooLong } = contact;
  const error = feedback?.kind === 'error' ? feedback : undefined;
  const labels = { to: rescue.to, subject: subject.label };

  return (
    <>
      <FormStatus
        error={error?.fault.text}
        attempt={error?.attempt}
        opened={content.opened}
        success={
          feedback?.kind === 'success' && <CallUs sentence={content.success} phone={urgentPhone} />
        }
      >
        {sentMail && (
          <MailRescue
            mail={sentMail}
            labels={labels}
            content={rescue}
            words={words}
            onPutBack={contact.putBack}
            onDismiss={contact.dismissSent}
          />
        )}
      </FormStatus>
      <form
        ref={contact.form}
        {...FORM}
        // Before hydration the browser's own messages name what is missing.
        noValidate={isHydrated}
        onSubmit={contact.handleSubmit}
        onInput={contact.handleEdit}
      >
        <FormFields
          content={content}
          company={company}
          fault={error?.fault}
          requests={content.requests}
          urgentPhone={urgentPhone}
        />
        {/* The live region must exist before its text changes, or screen readers stay silent. */}
        <div className={styles.notice} data-full={isTooLong ? '' : undefined}>
          <p aria-live="polite">{isTooLong && content.tooLong}</p>
          {isTooLong && (
            <CopyMessage content={rescue} read={() => mailText(contact.readMail(), labels)} />
          )}
        </div>
        <SendRow content={content} email={company.email} />
      </form>
    </>
  );
}

function PlainForm({ content, company, urgentPhone }: ContactFormProps) {
  const [typed] = useState(readTypedText);
  const restore = (form: HTMLFormElement | null) => {
    if (form) fillForm(form, typed);
  };
  return (
    <form ref={restore} {...FORM}>
      <FormFields content={content} company={company} urgentPhone={urgentPhone} />
      <SendRow content={content} email={company.email} />
    </form>
  );
}
