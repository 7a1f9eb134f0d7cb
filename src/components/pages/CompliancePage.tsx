import { Fragment } from 'react';
import type { ComplianceContent, SiteContent } from '../../content/description.ts';
import { fileAddress } from '../../content/fileNames.ts';
import { fill } from '../../content/fill.ts';
import { linkTo } from '../../content/menuEntries.ts';
import { dateInWords } from '../../metadata/dates.ts';
import { pageHref } from '../../metadata/links.ts';
import { urgentLine } from '../../metadata/urgentLine.ts';
import type { Backdrop } from '../../visuals/sectionPictures.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CallToAction } from '../CallToAction.tsx';
import { Paragraph } from '../MarkedText.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { ProseFrame } from '../Prose.tsx';

export interface CompliancePageProps {
  content: SiteContent;
  pictures: Backdrop | undefined;
  /** The size of each file, by its name in content. */
  sizes: Record<string, string>;
}

/** What can be shown, and how to ask for it. */
export function CompliancePage({ content, pictures, sizes }: CompliancePageProps) {
  const { company, compliance, interface: words } = content;
  if (!compliance) return null;
  const { heading, introduction, caution, kinds, entries, reviewed, callToAction } = compliance;
  const urgent = urgentLine(company, words);
  const sheet = linkTo(content, '/capabilities');
  return (
    <>
      <PageIntro heading={heading} introduction={introduction} />
      <ProseFrame>
        <Paragraph text={caution} />
        {sheet && (
          <p>
            <ButtonLink href={sheet.path} look="quiet" isForward>
              {sheet.label}
            </ButtonLink>
          </p>
        )}
        {Object.entries(kinds).map(([kind, title]) => {
          const alike = entries.filter((entry) => entry.kind === kind);
          return (
            <Fragment key={kind}>
              {alike.length > 0 && <h2>{title}</h2>}
              {alike.map((entry) => (
                <Entry key={entry.name} entry={entry} reviewed={reviewed} sizes={sizes} />
              ))}
            </Fragment>
          );
        })}
      </ProseFrame>
      <CallToAction content={callToAction} company={company} urgent={urgent} pictures={pictures} />
    </>
  );
}

interface EntryProps extends Pick<CompliancePageProps, 'sizes'> {
  entry: ComplianceContent['entries'][number];
  reviewed: string;
}

function Entry({ entry, reviewed, sizes }: EntryProps) {
  const { name, text, file, link } = entry;
  return (
    <section>
      <h3>{name}</h3>
      <Paragraph text={text} />
      {file && (
        <p>
          <ButtonLink href={fileAddress(file)} look="quiet">
            {`${name} (${['PDF', sizes[file]].filter(Boolean).join(', ')})`}
          </ButtonLink>
        </p>
      )}
      {link && (
        <p>
          <ButtonLink href={pageHref(link)} look="quiet">
            {link.text}
          </ButtonLink>
        </p>
      )}
      <p className="label">{fill(reviewed, { date: dateInWords(entry.reviewed) })}</p>
    </section>
  );
}
