import { memo, type ReactNode } from 'react';
import type { ContactContent } from '../../content/description.ts';
import { MailAddress } from '../MailAddress.tsx';
import { Field } from './Field.tsx';
import styles from './FormFields.module.css';
import type { FieldName } from './message.ts';
import type { Fault } from './validate.ts';

export interface FormFieldsProps {
  content: ContactContent['form'];
  company: { email: string };
  fault?: Fault | undefined;
}

/** Memoized: of all that the form re-renders for, only an error changes the fields. */
export const FormFields = memo(function FormFields({ content, company, fault }: FormFieldsProps) {
  const faultOf = (name: FieldName) => (fault?.field === name ? fault.text : undefined);
  return (
    <>
      <FormRow word={content.rows.to}>
        <p>
          <span aria-hidden="true">
            <MailAddress address={company.email} />
          </span>
          <span className="visually-hidden">{company.email}</span>
        </p>
      </FormRow>
      <FormRow word={content.rows.from}>
        <Field name="name" {...content.name} fault={faultOf('name')} autoComplete="name" />
        <Field
          name="email"
          {...content.email}
          type="email"
          fault={faultOf('email')}
          autoComplete="email"
        />
      </FormRow>
      <FormRow word={content.rows.what} isStacked>
        <Field name="subject" {...content.subject} optional={content.optional} />
        <Field name="message" {...content.message} fault={faultOf('message')} isMultiLine />
      </FormRow>
    </>
  );
});

interface FormRowProps {
  /** Stands before what it names, as on the label of a parcel. */
  word: string;
  /** Whether its fields stand one below the other, however much room there is. */
  isStacked?: boolean;
  children: ReactNode;
}

function FormRow({ word, isStacked = false, children }: FormRowProps) {
  return (
    <div className={styles.row}>
      <b className="display">{word}</b>
      <div data-stacked={isStacked ? '' : undefined}>{children}</div>
    </div>
  );
}
