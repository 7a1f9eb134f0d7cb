import type { SiteContent } from '../content/description.ts';
import { drawing } from '../visuals/pictures.ts';
import { pick } from './pick.ts';

/**
 * What stands around every page. What an island is given is written into the page, so it is given
 * no more than it needs.
 */
export function pageFrame(
  { company, navigation, services, interface: words }: SiteContent,
  path: string,
) {
  const { image, fallback } = company.logo;
  const others = (navigation.links ?? []).map(({ link, ...entry }) => ({ path: link, ...entry }));
  const entries = [...navigation.pages, ...others];
  return {
    header: {
      company: pick(company, 'name', 'phone', 'emergencyPhone'),
      logo: { src: drawing(image), fallbackSrc: drawing(fallback) },
      pages: entries
        .filter((page) => page.in.includes('header'))
        .map((page) => pick(page, 'path', 'label')),
      currentPath: path,
      words: pick(words, 'homeLink', 'mainNavigation', 'menu', 'call', 'phone', 'emergencyPhone'),
    },
    footer: { company, pages: entries, services: services.cards, words },
    toaster: {
      words: pick(
        words,
        'notifications',
        'dismiss',
        'copyRefused',
        'connectionLost',
        'connectionBack',
        'connectionKept',
      ),
      worksOffline: company.worksOffline,
    },
  };
}
