import type { HomeSectionsProps } from '../components/pages/HomeSections.tsx';
import type { SiteContent } from '../content/description.ts';
import { orderHomeSections } from '../content/pages/home.ts';
import { drawAreaMap } from '../visuals/map/areaMap.ts';
import { prepareBackdrop, prepareCards, prepareSteps } from '../visuals/sectionPictures.ts';

export async function prepareHomeSections(content: SiteContent): Promise<HomeSectionsProps> {
  const { company, home } = content;
  return {
    content,
    order: orderHomeSections(home),
    cards: await prepareCards(home.services.cards),
    steps: await prepareSteps(home.custody),
    map: drawAreaMap(company),
    pictures: await prepareBackdrop(home.callToAction),
  };
}
