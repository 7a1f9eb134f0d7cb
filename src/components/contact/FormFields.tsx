import { memo } from 'react';
import type { ContactContent } from '../../content/description.ts';
import { MailAddress } from '../MailAddress.tsx';
import { Field } from './Field.tsx';
import { FormRow } from './FormRow.tsx';
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
