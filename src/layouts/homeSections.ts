import type { HomeSectionsProps } from '../components/pages/HomeSections.tsx';
import type { SiteContent } from '../content/description.ts';
import { homeSections } from '../content/pages/home.ts';
import { urgentLine } from '../metadata/urgentLine.ts';
import { backdrop } from '../visuals/backdrop.ts';
import { pictureCards } from '../visuals/cards.ts';
import { areaMap } from '../visuals/map/areaMap.ts';

/** The props of Home's sections below the slides, with optimized pictures. */
export async function homeSectionsOf(content: SiteContent): Promise<HomeSectionsProps> {
  const { company, home, interface: words } = content;
  return {
    home,
    company,
    order: homeSections(home),
    cards: await pictureCards(home.services.cards),
    map: areaMap(company),
    urgent: urgentLine(company, words),
    pictures: await backdrop(home.callToAction),
  };
}
