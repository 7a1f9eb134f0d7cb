import type { SiteContent } from '../content/description.ts';
import { menuEntries } from '../content/menuEntries.ts';
import { urgentLine } from '../metadata/urgentLine.ts';
import { headerLogo } from '../visuals/headerLogo.ts';
import { pick } from './pick.ts';

/**
 * Props of the header, footer and toaster. An island's props are serialized into the HTML, so each
 * gets only what it needs.
 */
export async function pageFrame(content: SiteContent, currentPath: string) {
  const { company, navigation, services, interface: words } = content;
  const entries = menuEntries(navigation);
  return {
    header: {
      currentPath,
      name: company.name,
      urgent: urgentLine(company, words),
      office: company.phone,
      logo: await headerLogo(content),
      pages: entries
        .filter((page) => page.in.includes('header'))
        .map(({ path, label, language }) => ({ path, label, ...(language && { language }) })),
      words: pick(words, 'homeLink', 'mainNavigation', 'menu', 'phone'),
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
    },
  };
}
