import type { ComplianceContent } from '../content/description.ts';
import { fileHref } from '../content/fileNames.ts';
import { fill } from '../content/fill.ts';
import { formatDate } from '../metadata/dates.ts';
import { pageHref } from '../metadata/links.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './ComplianceEntries.module.css';
import { Paragraph } from './MarkedText.tsx';

export interface ComplianceEntriesProps {
  compliance: ComplianceContent;
  /** The size of each file, by its name in content. */
  sizes: Record<string, string>;
}

/** A ledger: each kind of entry beside its entries, and at the end of each how to get it. */
export function ComplianceEntries({ compliance, sizes }: ComplianceEntriesProps) {
  const { kinds, entries } = compliance;
  return Object.entries(kinds).map(([kind, title]) => {
    const alike = entries.filter((entry) => entry.kind === kind);
    return (
      alike.length > 0 && (
        <section key={kind} className={styles.kind}>
          <h2>{title}</h2>
          <ul>
            {alike.map((entry) => (
              <li key={entry.name} className={styles.entry}>
                <div>
                  <h3>{entry.name}</h3>
                  <Paragraph text={entry.text} />
                  <p className="label">
                    {fill(compliance.reviewed, { date: formatDate(entry.reviewed) })}
                  </p>
                </div>
                <EntryLink entry={entry} ask={compliance.ask} sizes={sizes} />
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}

interface EntryLinkProps extends Pick<ComplianceEntriesProps, 'sizes'> {
  entry: ComplianceContent['entries'][number];
  ask: string;
}

/** The entry's file, its link, or else the contact form with its name as the subject. */
function EntryLink({ entry: { name, file, link }, ask, sizes }: EntryLinkProps) {
  if (file) {
    return (
      <ButtonLink href={fileHref(file)} look="text">
        {/* In a screen reader's list of links, "PDF" alone says too little. */}
        <span className="visually-hidden">{`${name}, `}</span>
        {['PDF', sizes[file]].filter(Boolean).join(', ')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={pageHref(link ?? { link: '/contact', subject: name })} look="text" isForward>
      {link?.text ?? ask}
      {!link && <span className="visually-hidden">{` (${name})`}</span>}
    </ButtonLink>
  );
}
