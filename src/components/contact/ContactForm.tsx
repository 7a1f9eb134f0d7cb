import { fill } from '../../site/fill.ts';
import type { ContactContent } from '../../site/schema.ts';
import buttonStyles from '../Button.module.css';
import { useHydrated } from '../useHydrated.ts';
import styles from './ContactForm.module.css';
import { Feedback } from './Feedback.tsx';
import { Field } from './Field.tsx';
import { useContactForm } from './useContactForm.ts';

export interface ContactFormProps {
  content: ContactContent['form'];
  company: { email: string; phone: string };
  /** Where the form goes when no script is there to compose the mail. */
  action: string;
}

const FEEDBACK_ID = 'form-feedback';

export function ContactForm({ content, company, action }: ContactFormProps) {
  const { form, feedback, submit, clearFeedback } = useContactForm(
    {
      to: company.email,
      defaultSubject: content.defaultSubject,
      labels: { name: content.name.label, email: content.email.label },
    },
    content.errors,
  );
  // With the script, its own messages take the place of the browser's.
  const isHydrated = useHydrated();
  const fault = feedback?.kind === 'error' ? feedback.fault : null;
  const faultId = (field: string) => (fault?.field === field ? FEEDBACK_ID : undefined);

  return (
    <>
      <div className={styles.feedback}>
        <div role="alert" id={FEEDBACK_ID}>
          {fault && <Feedback kind="error">{fault.text}</Feedback>}
        </div>
        <div role="status">
          {feedback?.kind === 'success' && (
            <Feedback kind="success">{fill(content.success, company)}</Feedback>
          )}
        </div>
      </div>
      <form
        ref={form}
        className={styles.form}
        action={action}
        method="post"
        encType="text/plain"
        noValidate={isHydrated}
        onSubmit={submit}
        onInput={clearFeedback}
      >
        <Field name="name" {...content.name} autoComplete="name" faultId={faultId('name')} />
        <Field
          name="email"
          {...content.email}
          type="email"
          autoComplete="email"
          faultId={faultId('email')}
        />
        <Field name="subject" {...content.subject} optional={content.optional} />
        <Field name="message" {...content.message} isMultiLine faultId={faultId('message')} />
        <button type="submit" className={buttonStyles.button} data-look="accent">
          {content.button}
        </button>
      </form>
    </>
  );
}
