import type { ReactNode } from 'react';
import type { Company, Words } from '../content/description.ts';
import { fill } from '../content/fill.ts';
import { formatAddress, mailHref } from '../metadata/links.ts';
import styles from './ContactDetails.module.css';
import { CopyButton, type CopyButtonProps } from './copy/CopyButton.tsx';
import { MailAddress } from './MailAddress.tsx';
import { NumberLink } from './NumberLink.tsx';
import { OpeningHours } from './OpeningHours.tsx';

export interface ContactDetailsProps {
  company: Pick<Company, 'phone' | 'email' | 'locations'>;
  words: Words;
  /** The name of a further place's copy button. Without it, further places are left out. */
  copyPlace?: string;
  /** Not where the office's number stands above them already. */
  hasPhone?: boolean;
}

/** Office phone, email and addresses. The emergency line is shown apart from these. */
export function ContactDetails(props: ContactDetailsProps) {
  const { company, words, copyPlace, hasPhone = true } = props;
  const { phone, email } = company;
  const locations = copyPlace ? company.locations : company.locations.slice(0, 1);
  return (
    <div className={styles.details}>
      <ul>
        {hasPhone && (
          <Detail
            name={words.phone}
            isNameInChildren
            value={phone}
            label={words.copyPhone}
            copied={words.phoneCopied}
          >
            <NumberLink label={words.phone} number={phone} />
          </Detail>
        )}
        <Detail name={words.email} value={email} label={words.copyEmail} copied={words.emailCopied}>
          <a href={mailHref(email)} aria-label={email}>
            <MailAddress address={email} />
          </a>
        </Detail>
        {locations.map((location, index) => (
          <Detail
            key={location.name}
            name={locations.length > 1 ? location.name : words.address}
            value={formatAddress(location)}
            label={
              index > 0 && copyPlace ? fill(copyPlace, { place: location.name }) : words.copyAddress
            }
            copied={words.addressCopied}
          >
            <div>
              <p>{formatAddress(location)}</p>
              {location.phone && <NumberLink label={location.name} number={location.phone} />}
              {location.hours && <OpeningHours hours={location.hours} />}
            </div>
          </Detail>
        ))}
      </ul>
    </div>
  );
}

interface DetailProps extends CopyButtonProps {
  name: string;
  /** Whether the children already include the name for screen readers. */
  isNameInChildren?: boolean;
  children: ReactNode;
}

function Detail({ name, isNameInChildren, children, ...copy }: DetailProps) {
  return (
    <li>
      <span className={`label ${styles.label}`} aria-hidden={isNameInChildren}>
        {name}
      </span>
      {children}
      <CopyButton {...copy} />
    </li>
  );
}
