import type { ReactNode } from 'react';
import type { ServiceLevelsContent } from '../content/description.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './ServiceLevels.module.css';

export interface ServiceLevelsProps {
  levels?: ServiceLevelsContent | undefined;
  /** Where to find more evidence. */
  children: ReactNode;
}

const DETAILS = ['window', 'clock', 'suits', 'temperature'] as const;

/** The band with the service levels, if content has them. */
export function ServiceLevels({ levels, children }: ServiceLevelsProps) {
  return (
    <section className={`rail section ${styles.band}`}>
      <div className="wrap">
        {levels && <LevelsTable {...levels} />}
        {children}
      </div>
    </section>
  );
}

/** On a phone each level is a block, and each value stands below its own heading. */
function LevelsTable({ heading, note, columns, rows }: ServiceLevelsContent) {
  const details = DETAILS.filter((name) => rows.some((row) => row[name]));
  return (
    <>
      <h2>{heading}</h2>
      <table className={styles.levels}>
        <thead>
          <tr>
            {(['name', ...details] as const).map((name) => (
              <th key={name} scope="col" className="label">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="display">
                {row.name}
              </th>
              {details.map((name) => (
                <td key={name}>
                  {row[name] && <span className="label">{columns[name]}</span>}
                  <MarkedText text={row[name] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="label">
          <MarkedText text={note} />
        </p>
      )}
    </>
  );
}
