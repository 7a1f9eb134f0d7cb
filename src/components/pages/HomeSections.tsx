import { Fragment } from 'react';
import type { SiteContent } from '../../content/description.ts';
import type { orderHomeSections } from '../../content/pages/home.ts';
import { findUrgentLine } from '../../metadata/urgentLine.ts';
import type { AreaMapData } from '../../visuals/map/areaMap.ts';
import type { Backdrop } from '../../visuals/sectionPictures.ts';
import { CallToAction } from '../CallToAction.tsx';
import { CustodyStrip, type CustodyStripProps } from '../CustodyStrip.tsx';
import { Figures } from '../Figures.tsx';
import { ServiceArea } from '../ServiceArea.tsx';
import { ServiceCards, type ServiceCardsProps } from '../ServiceCards.tsx';
import { Testimonials } from '../Testimonials.tsx';

export interface HomeSectionsProps {
  content: SiteContent;
  order: ReturnType<typeof orderHomeSections>;
  cards: ServiceCardsProps['cards'];
  steps: CustodyStripProps['steps'];
  map: AreaMapData;
  pictures: Backdrop | undefined;
}

export function HomeSections(props: HomeSectionsProps) {
  const { content, order, cards, steps, map, pictures } = props;
  const { company, home, interface: words } = content;
  const urgent = findUrgentLine(company, words);
  const { services, custody, area, testimonials, callToAction } = home;
  const sections = {
    services: <ServiceCards {...services} cards={cards} />,
    custody: custody && <CustodyStrip heading={custody.heading} steps={steps} />,
    area: <ServiceArea content={area} company={company} map={map} />,
    testimonials: testimonials && <Testimonials {...testimonials} />,
    callToAction: (
      <CallToAction content={callToAction} company={company} urgent={urgent} pictures={pictures} />
    ),
  };
  return (
    <>
      <Figures stats={company.stats} />
      {order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </>
  );
}
