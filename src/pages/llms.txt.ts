import type { APIRoute } from 'astro';
import { site } from '../content/site.ts';
import { STATES } from '../content/states.ts';
import { internationalPhone, oneLine } from '../metadata/links.ts';
import { listedPages } from '../metadata/pages.ts';

/** The site in one page of plain text, for programs that read on someone's behalf. */
export const GET: APIRoute = async () => {
  const { company, services, interface: words } = site();
  const lines = [
    `# ${company.name}`,
    '',
    `> ${company.blurb}`,
    '',
    `- ${words.phone}: ${internationalPhone(company.phone)}`,
    ...(company.emergencyPhone
      ? [`- ${words.emergencyPhone}: ${internationalPhone(company.emergencyPhone)}`]
      : []),
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
    ...listedPages(site()).map(
      ({ path, label, description }) =>
        `- [${label}](${new URL(path, company.url).href}): ${description}`,
    ),
  ];
  return new Response(`${lines.join('\n')}\n`);
};
