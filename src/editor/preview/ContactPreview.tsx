import { ContactColumns } from '../../components/ContactColumns.tsx';
import { ContactForm } from '../../components/contact/ContactForm.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import type { SiteContent } from '../../content/description.ts';
import { findUrgentLine } from '../../metadata/urgentLine.ts';

export async function contactPreview({ company, contact, interface: words }: SiteContent) {
  const { heading, introduction, form } = contact;
  return (
    <>
      <PageIntro heading={heading} introduction={introduction} />
      <ContactColumns content={contact} company={company} words={words}>
        <ContactForm
          content={form}
          company={company}
          words={words}
          urgentPhone={findUrgentLine(company, words).phone}
        />
      </ContactColumns>
    </>
  );
}
