import type { Company, ServicesContent } from '../../content/description.ts';
import type { UrgentLine } from '../../metadata/urgentLine.ts';
import type { Backdrop } from '../../visuals/backdrop.ts';
import type { PictureData } from '../../visuals/layouts.ts';
import { CallToAction } from '../CallToAction.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { ServiceFeatures, type ServiceFeaturesProps } from '../ServiceFeatures.tsx';
import { ServiceShelf } from '../ServiceShelf.tsx';

export interface ServicesPageProps {
  services: ServicesContent;
  features: (ServiceFeaturesProps['features'][number] & { picture?: PictureData | undefined })[];
  company: Company;
  urgent: UrgentLine;
  pictures: Backdrop | undefined;
}

export function ServicesPage(props: ServicesPageProps) {
  const { services, features, company, urgent, pictures } = props;
  const { heading, introduction, carriedHeading, handledHeading, callToAction } = services;
  return (
    <>
      <PageIntro heading={heading} introduction={introduction} isOpen />
      <ServiceShelf label={carriedHeading} services={features} />
      <ServiceFeatures
        features={features}
        carriedHeading={carriedHeading}
        handledHeading={handledHeading}
      />
      <CallToAction content={callToAction} company={company} urgent={urgent} pictures={pictures} />
    </>
  );
}
