import type { HomeSectionsProps } from '../components/pages/HomeSections.tsx';
import type { SiteContent } from '../content/description.ts';
import { homeSections } from '../content/pages/home.ts';
import { areaMap } from '../visuals/map/areaMap.ts';
import { backdrop, pictureCards, pictureSteps } from '../visuals/sectionPictures.ts';

export async function homeSectionsOf(content: SiteContent): Promise<HomeSectionsProps> {
  const { company, home } = content;
  return {
    content,
    order: homeSections(home),
    cards: await pictureCards(home.services.cards),
    steps: await pictureSteps(home.custody),
    map: areaMap(company),
    pictures: await backdrop(home.callToAction),
  };
}
