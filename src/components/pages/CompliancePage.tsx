import type { SiteContent } from '../../content/description.ts';
import { findMenuEntry } from '../../content/menuEntries.ts';
import { pageHref } from '../../metadata/links.ts';
import { findUrgentLine } from '../../metadata/urgentLine.ts';
import type { Backdrop } from '../../visuals/sectionPictures.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CallToAction } from '../CallToAction.tsx';
import { ComplianceEntries, type ComplianceEntriesProps } from '../ComplianceEntries.tsx';
import { Paragraph } from '../MarkedText.tsx';
import { PageIntro } from '../PageIntro.tsx';
import styles from './CompliancePage.module.css';

export interface CompliancePageProps extends Pick<ComplianceEntriesProps, 'sizes'> {
  content: SiteContent;
  pictures: Backdrop | undefined;
}

/** What can be shown, and how to ask for it. */
export function CompliancePage({ content, pictures, sizes }: CompliancePageProps) {
  const { company, compliance, interface: words } = content;
  if (!compliance) return null;
  const { heading, introduction, caution, callToAction } = compliance;
  // Document requests go to the office, not to the emergency line.
  const office = findUrgentLine({ phone: company.phone }, words);
  const sheet = findMenuEntry(content, '/capabilities');
  return (
    <>
      <PageIntro heading={heading} introduction={introduction} />
      <div className={`rail ${styles.ledger}`}>
        <div className="wrap">
          <div className={`row ${styles.top}`}>
            <Paragraph text={caution} />
            <div className="row">
              <ButtonLink href={pageHref(callToAction.button)} isForward>
                {callToAction.button.text}
              </ButtonLink>
              {sheet && (
                <ButtonLink href={sheet.path} look="quiet">
                  {sheet.label}
                </ButtonLink>
              )}
            </div>
          </div>
          <ComplianceEntries compliance={compliance} sizes={sizes} />
        </div>
      </div>
      <CallToAction content={callToAction} company={company} urgent={office} pictures={pictures} />
    </>
  );
}
