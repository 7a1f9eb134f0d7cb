import type { SiteContent } from '../content/description.ts';
import { listMenuEntries } from '../content/menuEntries.ts';
import { findUrgentLine } from '../metadata/urgentLine.ts';
import { prepareHeaderLogo } from '../visuals/headerLogo.ts';
import { pick } from './pick.ts';

/**
 * Props of the header, footer and toaster. An island's props are serialized into the HTML, so each
 * gets only what it needs.
 */
export async function preparePageFrame(content: SiteContent, currentPath: string) {
  const { company, navigation, services, interface: words } = content;
  const entries = listMenuEntries(navigation);
  return {
    header: {
      currentPath,
      name: company.name,
      urgent: findUrgentLine(company, words),
      office: company.phone,
      logo: await prepareHeaderLogo(content),
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
