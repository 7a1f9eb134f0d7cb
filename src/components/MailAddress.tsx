import styles from './MailAddress.module.css';

export interface MailAddressProps {
  address: string;
}

/**
 * Keeps an address on one line, in smaller type where space is short. If even that is too wide, it
 * breaks before the `@`. The link has an `aria-label`, since screen readers would pause between the
 * parts.
 */
export function MailAddress({ address }: MailAddressProps) {
  const [mailbox, host] = address.split('@');
  return (
    <span className={styles.address}>
      {mailbox}
      <span className={styles.host}>{`@${host}`}</span>
    </span>
  );
}
