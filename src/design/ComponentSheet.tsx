import { ButtonLink } from '../components/ButtonLink.tsx';
import { Field } from '../components/contact/Field.tsx';
import { Feedback } from '../components/contact/FormStatus.tsx';
import { drawings, Icon, type IconName } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { Sign, type SignName, signs } from '../components/Sign.tsx';
import { ToastItem } from '../components/toast/ToastItem.tsx';
import type { Company, Words } from '../content/description.ts';

export interface ComponentSheetProps {
  company: Company;
  words: Words;
}

/** The small parts, in states that no page shows at once. */
export function ComponentSheet({ company, words }: ComponentSheetProps) {
  return (
    <div className="wrap">
      <p className="row">
        {(Object.keys(drawings) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
        {(Object.keys(signs) as SignName[]).map((name) => (
          <Sign key={name} name={name} />
        ))}
      </p>
      {(['accent', 'quiet'] as const).map((look) => (
        <p key={look} className="row" data-look={look}>
          <ButtonLink href="#design" look={look}>
            {look}
          </ButtonLink>
        </p>
      ))}
      <Feedback kind="error">{words.connectionLost}</Feedback>
      <Feedback kind="success">{words.phoneCopied}</Feedback>
      <ul className="row">
        {(['blank', 'success', 'error'] as const).map((type) => (
          <ToastItem key={type} type={type} dismissLabel={words.dismiss}>
            {words.connectionLost}
          </ToastItem>
        ))}
      </ul>
      <Field name="faulty" label={words.email} fault={words.connectionLost} />
      <Picture src="/missing.jpg" alt={company.name} width={400} height={225} shape="whole" />
    </div>
  );
}
