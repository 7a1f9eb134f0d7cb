import styles from './Sheet.module.css';

export interface TokenSheetProps {
  /** The palette and the token file itself, so that this page never falls behind them. */
  css: string;
}

export function TokenSheet({ css }: TokenSheetProps) {
  const tokens = [...css.matchAll(/(--[\w-]+): ?([^;}]+)/g)].map(([, name, value]) => ({
    name,
    value,
  }));
  const swatches = tokens.map(({ name }) => `[data-token="${name}"]{background:var(${name})}`);
  return (
    <div className="wrap">
      <h1>Design</h1>
      <style>{swatches.join('')}</style>
      <ul className={styles.tokens}>
        {tokens.map(({ name, value }) => (
          <li key={name}>
            <span data-token={name} className={styles.swatch} />
            <code>{name}</code> {value}
          </li>
        ))}
      </ul>
    </div>
  );
}
