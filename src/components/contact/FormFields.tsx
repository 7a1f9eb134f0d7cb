import { memo, type ReactNode } from 'react';
import type { ContactContent, FormRequests } from '../../content/description.ts';
import { MailAddress } from '../MailAddress.tsx';
import { CallUs } from './CallUs.tsx';
import { Field } from './Field.tsx';
import styles from './FormFields.module.css';
import type { FieldName } from './message.ts';
import { PromptLines } from './PromptLines.tsx';
import type { Fault } from './validate.ts';

export interface FormFieldsProps {
  content: ContactContent['form'];
  company: { email: string };
  fault?: Fault | undefined;
  requests?: FormRequests | undefined;
  urgentPhone: string;
}

/** Memoized: of all that the form re-renders for, only an error changes the fields. */
export const FormFields = memo(function FormFields(props: FormFieldsProps) {
  const { content, company, fault, requests, urgentPhone } = props;
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
        {requests && <PromptLines requests={requests} />}
        <Field name="message" {...content.message} fault={faultOf('message')} isMultiLine />
        {requests && (
          <p className={styles.note}>
            <CallUs sentence={requests.note} phone={urgentPhone} />
          </p>
        )}
      </FormRow>
    </>
  );
});

interface FormRowProps {
  word: string;
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
