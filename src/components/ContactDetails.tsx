import type { ReactNode } from 'react';
import type { Company, Words } from '../content/description.ts';
import { fill } from '../content/fill.ts';
import { mailHref, oneLine } from '../metadata/links.ts';
import styles from './ContactDetails.module.css';
import { CopyButton, type CopyButtonProps } from './copy/CopyButton.tsx';
import { MailAddress } from './MailAddress.tsx';
import { NumberLink } from './NumberLink.tsx';
import { OpeningHours } from './OpeningHours.tsx';

export interface ContactDetailsProps {
  company: Pick<Company, 'phone' | 'emergencyPhone' | 'email' | 'hours' | 'locations'>;
  words: Words;
  /** The name of a further place's copy button. Without it, only the office is listed. */
  copyPlace?: string;
  /** Not where the office's number stands above them already. */
  hasPhone?: boolean;
}

interface Detail {
  name: string;
  /** Whether what is shown says it again, for those who listen. */
  isSaid?: boolean;
  shown: ReactNode;
  copy?: CopyButtonProps;
}

function places({ company, words, copyPlace }: ContactDetailsProps): Detail[] {
  const listed = copyPlace ? company.locations : company.locations.slice(0, 1);
  return listed.map((location, index) => ({
    name: listed.length > 1 ? location.name : words.address,
    shown: (
      <div>
        <p>{oneLine(location)}</p>
        {location.phone && <NumberLink label={location.name} number={location.phone} />}
        {location.hours && <OpeningHours hours={location.hours} />}
      </div>
    ),
    copy: {
      value: oneLine(location),
      label: index > 0 && copyPlace ? fill(copyPlace, { place: location.name }) : words.copyAddress,
      copied: words.addressCopied,
    },
  }));
}

function officeHours({ company, words }: ContactDetailsProps): Detail[] {
  const { hours, emergencyPhone } = company;
  if (!hours) return [];
  const apart = emergencyPhone && words.emergencyHours;
  return [{ name: words.hours, shown: <OpeningHours hours={hours} apart={apart} /> }];
}

function details(props: ContactDetailsProps): Detail[] {
  const { words, hasPhone = true } = props;
  const { phone, email } = props.company;
  const number = {
    name: words.phone,
    isSaid: true,
    shown: <NumberLink label={words.phone} number={phone} />,
    copy: { value: phone, label: words.copyPhone, copied: words.phoneCopied },
  };
  return [
    ...(hasPhone ? [number] : []),
    ...officeHours(props),
    {
      name: words.email,
      shown: (
        <a href={mailHref(email)} aria-label={email}>
          <MailAddress address={email} />
        </a>
      ),
      copy: { value: email, label: words.copyEmail, copied: words.emailCopied },
    },
    ...places(props),
  ];
}

/** What can wait. The emergency line stands apart from these. */
export function ContactDetails(props: ContactDetailsProps) {
  return (
    <ul className={styles.details}>
      {details(props).map(({ name, isSaid, shown, copy }) => (
        <li key={name}>
          <span aria-hidden={isSaid}>{name}</span>
          {shown}
          {copy && <CopyButton {...copy} />}
        </li>
      ))}
    </ul>
  );
}
