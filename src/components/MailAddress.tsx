import styles from './MailAddress.module.css';

export interface MailAddressProps {
  address: string;
}

/** Where it has to break, it breaks before its at-sign, not at a hyphen of its host. */
export function MailAddress({ address }: MailAddressProps) {
  const [mailbox, host] = address.split('@');
  return (
    <>
      {mailbox}
      <span className={styles.host}>@{host}</span>
    </>
  );
}
