import styles from './MailAddress.module.css';

/**
 * Keeps an address on one line, in smaller type where space is short, or breaks it before the `@`.
 * The link has an `aria-label`, since screen readers would pause between the parts.
 */
export function MailAddress({ address }: { address: string }) {
  const [mailbox, host] = address.split('@');
  return (
    <span className={styles.address}>
      {mailbox}
      <span className={styles.host}>{`@${host}`}</span>
    </span>
  );
}
