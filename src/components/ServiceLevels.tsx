import type { ServiceLevelsContent } from '../content/description.ts';
import { MarkedText } from './MarkedText.tsx';
import { Section } from './Section.tsx';
import styles from './ServiceLevels.module.css';

export interface ServiceLevelsProps {
  levels: ServiceLevelsContent;
}

const DETAILS = ['window', 'clock', 'suits', 'temperature'] as const;

/** A table; on a phone each level is a block, and each value stands below its own heading. */
export function ServiceLevels({ levels }: ServiceLevelsProps) {
  const { heading, note, columns, rows } = levels;
  const details = DETAILS.filter((name) => rows.some((row) => row[name]));
  return (
    <Section heading={heading}>
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
    </Section>
  );
}
