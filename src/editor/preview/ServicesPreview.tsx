import { CallToAction } from '../../components/CallToAction.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { ServiceArea } from '../../components/ServiceArea.tsx';
import { ServiceFeature } from '../../components/ServiceFeature.tsx';
import type { SiteContent } from '../../content/description.ts';
import { urgentLine } from '../../metadata/urgentLine.ts';
import { backdrop } from '../../visuals/backdrop.ts';
import { areaMap } from '../../visuals/map/areaMap.ts';
import { serviceFeatures } from '../../visuals/serviceFeatures.ts';

export async function servicesPreview({ company, home, services, interface: words }: SiteContent) {
  const { heading, introduction, cards, carriedHeading, handledHeading, callToAction } = services;
  const features = await serviceFeatures(cards);
  const pictures = await backdrop(callToAction);
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
      <ServiceArea content={home.area} locations={company.locations} map={areaMap(company)} />
      <CallToAction
        content={callToAction}
        company={company}
        urgent={urgentLine(company, words)}
        pictures={pictures}
      />
    </>
  );
}
