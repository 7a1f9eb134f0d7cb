import { HeroCarousel } from '../../components/carousel/HeroCarousel.tsx';
import { HomeSections } from '../../components/pages/HomeSections.tsx';
import type { SiteContent } from '../../content/description.ts';
import { prepareHomeSections } from '../../layouts/homeSections.ts';
import { findUrgentLine } from '../../metadata/urgentLine.ts';
import { prepareHeroSlides } from '../../visuals/heroSlides.ts';

export async function homePreview(content: SiteContent) {
  const { company, home, interface: words } = content;
  const { hero } = home;
  const slides = await prepareHeroSlides(hero.slides);
  const urgent = findUrgentLine(company, words);
  return (
    <>
      <HeroCarousel
        heading={hero.heading}
        label={hero.label}
        secondButton={hero.secondButton}
        slides={slides}
        urgent={urgent}
        words={words}
        startsPaused
      />
      <HomeSections {...(await prepareHomeSections(content))} />
    </>
  );
}
