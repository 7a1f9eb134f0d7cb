import styles from './Sheet.module.css';

export interface TokenSheetProps {
  /** The palette and the token file itself, so that this page can never fall behind it. */
  css: string;
}

interface Token {
  name: string;
  value: string;
}

const readTokens = (css: string): Token[] =>
  [...css.matchAll(/(--[\w-]+): ?([^;}]+)[;}]/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));

const isColor = ({ value }: Token) => /#|rgb/.test(value);

export function TokenSheet({ css }: TokenSheetProps) {
  const tokens = readTokens(css);
  const rules = tokens
    .map(({ name }) => `[data-token="${name}"]{background:var(${name})}`)
    .join('');
  return (
    <div className="wrap">
      <h1>Design</h1>
      <h2>Colors</h2>
      <style>{rules}</style>
      <ul className={styles.swatches}>
        {tokens.filter(isColor).map(({ name, value }) => (
          <li key={name}>
            <span data-token={name} className={styles.swatch} />
            <code>{name}</code>
            <small>{value}</small>
          </li>
        ))}
      </ul>
      <h2>Everything else</h2>
      <dl className={styles.values}>
        {tokens
          .filter((token) => !isColor(token))
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
