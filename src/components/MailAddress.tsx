import styles from './MailAddress.module.css';

export interface MailAddressProps {
  address: string;
}

/** Lengths that MailAddress.module.css has a size for. */
const LENGTH_STEP = 12;
const MAX_LENGTH = 48;

/**
 * Keeps an address on one line, in smaller type where space is short. If even that is too wide, it
 * breaks before the `@`. The link has an `aria-label`, since screen readers would pause between the
 * parts.
 */
export function MailAddress({ address }: MailAddressProps) {
  const [mailbox, host] = address.split('@');
  const length = Math.min(Math.ceil(address.length / LENGTH_STEP) * LENGTH_STEP, MAX_LENGTH);
  return (
    <span className={styles.address} data-length={length}>
      {mailbox}
      <span className={styles.host}>{`@${host}`}</span>
    </span>
  );
}
