import styles from './MailAddress.module.css';

export interface MailAddressProps {
  address: string;
}

/**
 * Where it has to break, it breaks before its at-sign, not at a hyphen of its host. Its link says
 * the address in one piece: in parts it would be read with a space.
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
