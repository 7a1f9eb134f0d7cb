import styles from './MailAddress.module.css';

export interface MailAddressProps {
  address: string;
}

/** Where it has to break, it breaks at its at-sign, and only then within. */
export function MailAddress({ address }: MailAddressProps) {
  const [mailbox, host] = address.split('@');
  return (
    <span>
      <span className={styles.part}>{mailbox}</span>
      <wbr />
      <span className={styles.part}>@{host}</span>
    </span>
  );
}
