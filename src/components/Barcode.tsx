import styles from './Barcode.module.css';

export interface BarcodeProps {
  /** What the tag is of. Each of its letters is two bars, so that no two tags look alike. */
  of: string;
}

const bars = (letter: string) => {
  const code = letter.charCodeAt(0);
  return [1 + (code % 3), 2 + (code % 2), 1 + ((code >> 2) % 4 ? 0 : 1), 2 + ((code >> 1) % 3)];
};

/** A barcode's look, without a number. */
export function Barcode({ of }: BarcodeProps) {
  const letters = [...of.replace(/\s/g, '')];
  return (
    <svg className={styles.bars} aria-hidden="true">
      <path d="M0 20H999" strokeDasharray={letters.flatMap(bars).join(' ')} />
    </svg>
  );
}
