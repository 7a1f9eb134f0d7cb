import { Fragment } from 'react';
import { CallToAction } from '../../components/CallToAction.tsx';
import { HeroCarousel } from '../../components/carousel/HeroCarousel.tsx';
import { SlideControls } from '../../components/carousel/SlideControls.tsx';
import { Figures } from '../../components/Figures.tsx';
import { ServiceArea } from '../../components/ServiceArea.tsx';
import { ServiceCards } from '../../components/ServiceCards.tsx';
import { Testimonials } from '../../components/Testimonials.tsx';
import type { SiteContent } from '../../content/description.ts';
import { homeSections } from '../../content/pages/home.ts';
import { urgentLine } from '../../metadata/urgentLine.ts';
import { backdrop } from '../../visuals/backdrop.ts';
import { pictureCards } from '../../visuals/cards.ts';
import { heroSlides } from '../../visuals/heroSlides.ts';
import { areaMap } from '../../visuals/map/areaMap.ts';

export async function homePreview({ company, home, interface: words }: SiteContent) {
  const { hero, services, area, callToAction, testimonials } = home;
  const slides = await heroSlides(hero.slides);
  const titles = slides.map(({ title }) => title);
  const urgent = urgentLine(company, words);
  const cards = await pictureCards(services.cards);
  const pictures = await backdrop(callToAction);
  const order = homeSections(home);
  const isBeforeCards = order[0] === 'services';
  const followsFigures = company.stats.length > 0 && isBeforeCards;
  const sections = {
    services: <ServiceCards {...services} cards={cards} followsFigures={followsFigures} />,
    area: <ServiceArea content={area} locations={company.locations} map={areaMap(company)} />,
    testimonials: testimonials && <Testimonials content={testimonials} />,
    callToAction: (
      <CallToAction content={callToAction} company={company} urgent={urgent} pictures={pictures} />
    ),
  };
  return (
    <>
      <HeroCarousel
        heading={hero.heading}
        label={hero.label}
        secondButton={hero.secondButton}
        slides={slides}
        urgent={urgent}
        slideNumber={words.slideNumber}
      >
        {titles[1] && <SlideControls key={titles.length} titles={titles} words={words} />}
      </HeroCarousel>
      <Figures figures={company.stats} isBeforeCards={isBeforeCards} />
      {order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </>
  );
}
