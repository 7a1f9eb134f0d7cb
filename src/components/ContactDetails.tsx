import type { ReactNode } from 'react';
import type { Company, Words } from '../content/description.ts';
import { mailHref, oneLine, telHref } from '../metadata/links.ts';
import styles from './ContactDetails.module.css';
import { CopyButton, type CopyButtonProps } from './copy/CopyButton.tsx';
import { Icon, type IconName } from './Icon.tsx';

export interface ContactDetailsProps {
  company: Pick<Company, 'phone' | 'emergencyPhone' | 'email' | 'locations'>;
  words: Words;
}

interface Detail {
  icon: IconName;
  label: string;
  value: string;
  href?: string;
  isUrgent?: boolean;
  copy: Omit<CopyButtonProps, 'value'>;
}

function details({ company, words }: ContactDetailsProps): Detail[] {
  const { phone, emergencyPhone, email } = company;
  const [office] = company.locations;
  return [
    {
      icon: 'phone',
      label: words.phone,
      value: phone,
      href: telHref(phone),
      copy: { label: words.copyPhone, copied: words.phoneCopied },
    },
    {
      icon: 'siren',
      label: words.emergencyPhone,
      value: emergencyPhone,
      href: telHref(emergencyPhone),
      isUrgent: true,
      copy: { label: words.copyEmergencyPhone, copied: words.phoneCopied },
    },
    {
      icon: 'mail',
      label: words.email,
      value: email,
      href: mailHref(email),
      copy: { label: words.copyEmail, copied: words.emailCopied },
    },
    {
      icon: 'pin',
      label: words.address,
      value: oneLine(office),
      copy: { label: words.copyAddress, copied: words.addressCopied },
    },
  ];
}

/** Where an e-mail address has to break, it breaks before its at-sign. */
function breakable(value: string): ReactNode {
  const [name, domain] = value.split('@');
  if (!domain) return value;
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}

export function ContactDetails(props: ContactDetailsProps) {
  return (
    <ul className={styles.details}>
      {details(props).map(({ icon, label, value, href, isUrgent, copy }) => (
        <li key={label} data-urgent={isUrgent}>
          <Icon name={icon} />
          <div className={styles.detail}>
            <span className={styles.label}>{label}</span>
            {href ? <a href={href}>{breakable(value)}</a> : <address>{value}</address>}
          </div>
          <CopyButton {...copy} value={value} />
        </li>
      ))}
    </ul>
  );
}
