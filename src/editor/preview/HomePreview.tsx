import { Fragment, useEffect } from 'react';
import { HeroCarousel } from '../../components/carousel/HeroCarousel.tsx';
import { SlideControls } from '../../components/carousel/SlideControls.tsx';
import { HomeSections } from '../../components/pages/HomeSections.tsx';
import type { SiteContent } from '../../content/description.ts';
import { homeSectionsOf } from '../../layouts/homeSections.ts';
import { urgentLine } from '../../metadata/urgentLine.ts';
import { heroSlides } from '../../visuals/heroSlides.ts';

/** Who writes about a slide looks at it: none turns by itself. */
function StillSlides() {
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-slide-controls] [aria-pressed=false]')?.click();
  }, []);
  return null;
}

export async function homePreview(content: SiteContent) {
  const { company, home, interface: words } = content;
  const { hero } = home;
  const slides = await heroSlides(hero.slides);
  const titles = slides.map(({ title }) => title);
  const urgent = urgentLine(company, words);
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
        {titles[1] && (
          <Fragment key={titles.length}>
            <SlideControls titles={titles} words={words} />
            <StillSlides />
          </Fragment>
        )}
      </HeroCarousel>
      <HomeSections {...(await homeSectionsOf(content))} />
    </>
  );
}
