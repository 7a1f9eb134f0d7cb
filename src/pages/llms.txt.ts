import type { APIRoute } from 'astro';
import { internationalPhone, oneLine } from '../site/links.ts';
import { describedPages } from '../site/pages.ts';
import { site } from '../site/site.ts';
import { STATES } from '../site/states.ts';

/** The site in one page of plain text, for programs that read on someone's behalf. */
export const GET: APIRoute = async () => {
  const { company, services, interface: words } = site();
  const pages = describedPages(site());
  const lines = [
    `# ${company.name}`,
    '',
    `> ${company.blurb}`,
    '',
    `- ${words.phone}: ${internationalPhone(company.phone)}`,
    `- ${words.emergencyPhone}: ${internationalPhone(company.emergencyPhone)}`,
    `- ${words.email}: ${company.email}`,
    ...company.locations.map((location) => `- ${location.name}: ${oneLine(location)}`),
    `- ${words.states}: ${company.states.map((code) => STATES[code]).join(', ')}`,
    '',
    `## ${words.services}`,
    '',
    ...services.cards.map(({ title, description }) => `- ${title}: ${description}`),
    '',
    `## ${words.pages}`,
    '',
    ...pages.map(
      ({ path, label, description }) =>
        `- [${label}](${new URL(path, company.url).href}): ${description}`,
    ),
  ];
  return new Response(`${lines.join('\n')}\n`);
};
