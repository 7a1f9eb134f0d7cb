import type { Company, ServicesContent } from '../../content/description.ts';
import type { UrgentLine } from '../../metadata/urgentLine.ts';
import type { PictureData } from '../../visuals/layouts.ts';
import type { Backdrop } from '../../visuals/sectionPictures.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CallToAction } from '../CallToAction.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { ServiceFeatures, type ServiceFeaturesProps } from '../ServiceFeatures.tsx';
import { ServiceLevels } from '../ServiceLevels.tsx';
import { ServiceShelf } from '../ServiceShelf.tsx';

export interface ServicesPageProps {
  services: ServicesContent;
  features: (ServiceFeaturesProps['features'][number] & { picture?: PictureData | undefined })[];
  company: Company;
  urgent: UrgentLine;
  pictures: Backdrop | undefined;
  /** The page on compliance, if there is one. */
  compliance?: { path: string; label: string } | undefined;
}

export function ServicesPage(props: ServicesPageProps) {
  const { services, features, company, urgent, pictures, compliance } = props;
  const { heading, introduction, carriedHeading, handledHeading, callToAction } = services;
  return (
    <>
      <PageIntro heading={heading} introduction={introduction}>
        <ServiceShelf label={carriedHeading} services={features} />
      </PageIntro>
      <ServiceFeatures
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
