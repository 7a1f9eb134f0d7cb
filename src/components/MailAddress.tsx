import styles from './MailAddress.module.css';

export interface MailAddressProps {
  address: string;
}

/** Lengths that MailAddress.module.css has a size for. */
const LENGTH_STEP = 4;
const MAX_LENGTH = 48;

/**
 * On one line, smaller where it has little room. Where even that is too narrow, it breaks before
 * its at-sign, not at a hyphen of its host. Its link says the address in one piece: in parts it
 * would be read with a space.
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
