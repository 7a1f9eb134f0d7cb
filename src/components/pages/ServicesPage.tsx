import type { SiteContent } from '../../content/description.ts';
import { findMenuEntry } from '../../content/menuEntries.ts';
import { findUrgentLine } from '../../metadata/urgentLine.ts';
import type { PictureData } from '../../visuals/layouts.ts';
import type { Backdrop } from '../../visuals/sectionPictures.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CallToAction } from '../CallToAction.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { ServiceDetails, type ServiceDetailsProps } from '../ServiceDetails.tsx';
import { ServiceLevels } from '../ServiceLevels.tsx';
import { ServiceShelf } from '../ServiceShelf.tsx';

export interface ServicesPageProps {
  content: SiteContent;
  features: (ServiceDetailsProps['features'][number] & { picture?: PictureData | undefined })[];
  pictures: Backdrop | undefined;
}

export function ServicesPage({ content, features, pictures }: ServicesPageProps) {
  const { services, company, interface: words } = content;
  const urgent = findUrgentLine(company, words);
  const compliance = findMenuEntry(content, '/compliance');
  const { heading, introduction, carriedHeading, handledHeading, callToAction } = services;
  return (
    <>
      <PageIntro heading={heading} introduction={introduction}>
        <ServiceShelf label={carriedHeading} services={features} />
      </PageIntro>
      <ServiceDetails
        features={features}
        carriedHeading={carriedHeading}
        handledHeading={handledHeading}
      />
      {(services.levels || compliance) && (
        <ServiceLevels levels={services.levels}>
          {compliance && (
            <ButtonLink href={compliance.path} look="text" isForward>
              {compliance.label}
            </ButtonLink>
          )}
        </ServiceLevels>
      )}
      <CallToAction content={callToAction} company={company} urgent={urgent} pictures={pictures} />
    </>
  );
}
