import type { ContactContent } from '../../content/description.ts';
import { Barcode } from '../Barcode.tsx';
import buttonStyles from '../Button.module.css';
import { Icon } from '../Icon.tsx';
import { MailAddress } from '../MailAddress.tsx';
import styles from './ContactForm.module.css';
import { Field } from './Field.tsx';
import { FormRow } from './FormRow.tsx';
import { FORM_ID, NOTICE_ID } from './formElement.ts';

export interface ContactFormProps {
  content: ContactContent['form'];
  company: { email: string };
  /** Where the form goes when no script is there to compose the mail. */
  action: string;
}

/** Stays HTML: FormAnswer, the island beside it, listens to it and never renders it. */
export function ContactForm({ content, company, action }: ContactFormProps) {
  const { errors } = content;
  return (
    <form id={FORM_ID} className={styles.form} method="post" encType="text/plain">
      <FormRow word={content.rows.to}>
        <p>
          <span aria-hidden="true">
            <MailAddress address={company.email} />
          </span>
          <span className="visually-hidden">{company.email}</span>
        </p>
      </FormRow>
      <FormRow word={content.rows.from}>
        <Field name="name" {...content.name} blank={errors.nameBlank} autoComplete="name" />
        <Field
          name="email"
          {...content.email}
          type="email"
          blank={errors.emailBlank}
          malformed={errors.emailMalformed}
          autoComplete="email"
        />
      </FormRow>
      <FormRow word={content.rows.what} isStacked>
        <Field name="subject" {...content.subject} optional={content.optional} />
        <Field name="message" {...content.message} blank={errors.messageBlank} isMultiLine />
      </FormRow>
      <div id={NOTICE_ID} className={styles.notice} />
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
  );
}
