import type { Company, HomeContent, ServicesContent } from '../../content/description.ts';
import type { UrgentLine } from '../../metadata/urgentLine.ts';
import type { Backdrop } from '../../visuals/backdrop.ts';
import type { AreaMapData } from '../../visuals/map/areaMap.ts';
import { CallToAction } from '../CallToAction.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { ServiceArea } from '../ServiceArea.tsx';
import { ServiceFeature, type ServiceFeatureProps } from '../ServiceFeature.tsx';

export interface ServicesPageProps {
  services: ServicesContent;
  features: Pick<ServiceFeatureProps, 'service' | 'picture'>[];
  area: HomeContent['area'];
  company: Company;
  map: AreaMapData;
  urgent: UrgentLine;
  pictures: Backdrop | undefined;
}

export function ServicesPage(props: ServicesPageProps) {
  const { services, features, area, company, map, urgent, pictures } = props;
  const { heading, introduction, carriedHeading, handledHeading, callToAction } = services;
  return (
    <>
      <PageIntro heading={heading} introduction={introduction} />
      {features.map((feature, index) => (
        <ServiceFeature
          key={feature.service.id}
          {...feature}
          carriedHeading={carriedHeading}
          handledHeading={handledHeading}
          isFirst={index === 0}
        />
      ))}
      <ServiceArea content={area} locations={company.locations} map={map} />
      <CallToAction content={callToAction} company={company} urgent={urgent} pictures={pictures} />
    </>
  );
}
