import { Fragment } from 'react';
import type { Company, HomeContent } from '../../content/description.ts';
import type { UrgentLine } from '../../metadata/urgentLine.ts';
import type { Backdrop } from '../../visuals/backdrop.ts';
import type { AreaMapData } from '../../visuals/map/areaMap.ts';
import { CallToAction } from '../CallToAction.tsx';
import { CustodyStrip } from '../CustodyStrip.tsx';
import { Figures } from '../Figures.tsx';
import { ServiceArea } from '../ServiceArea.tsx';
import type { ServiceCardProps } from '../ServiceCard.tsx';
import { ServiceCards } from '../ServiceCards.tsx';
import { Testimonials } from '../Testimonials.tsx';

export interface HomeSectionsProps {
  order: ('services' | 'custody' | 'area' | 'testimonials' | 'callToAction')[];
  home: HomeContent;
  company: Company;
  cards: ServiceCardProps[];
  map: AreaMapData;
  urgent: UrgentLine;
  pictures: Backdrop | undefined;
}

/** The sections below the carousel, in the order that content gives. */
export function HomeSections(props: HomeSectionsProps) {
  const { order, home, company, cards, map, urgent, pictures } = props;
  const { services, custody, area, testimonials, callToAction } = home;
  const sections = {
    services: <ServiceCards {...services} cards={cards} />,
    custody: custody && <CustodyStrip content={custody} />,
    area: <ServiceArea content={area} locations={company.locations} map={map} />,
    testimonials: testimonials && <Testimonials content={testimonials} />,
    callToAction: (
      <CallToAction content={callToAction} company={company} urgent={urgent} pictures={pictures} />
    ),
  };
  return (
    <>
      <Figures figures={company.stats} />
      {order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </>
  );
}
