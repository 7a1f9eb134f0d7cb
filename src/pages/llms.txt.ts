import type { APIRoute } from 'astro';
import type { Location } from '../content/description.ts';
import { plainText } from '../content/languages.ts';
import { site } from '../content/site.ts';
import { STATES } from '../content/states.ts';
import { hoursInOneLine, officeHours } from '../metadata/hours.ts';
import { internationalPhone, oneLine } from '../metadata/links.ts';
import { listedPages } from '../metadata/pages.ts';

const inFull = (location: Location) =>
  [
    oneLine(location),
    ...(location.phone ? [internationalPhone(location.phone)] : []),
    ...(location.hours ? [hoursInOneLine(location.hours)] : []),
  ].join('. ');

/** The site in one page of plain text, for programs that read on someone's behalf. */
export const GET: APIRoute = async () => {
  const { company, services, interface: words } = site();
  const lines = [
    `# ${company.name}`,
    '',
    `> ${plainText(company.blurb)}`,
    '',
    `- ${words.phone}: ${internationalPhone(company.phone)}`,
    ...(company.emergencyPhone
      ? [`- ${words.emergencyPhone}: ${internationalPhone(company.emergencyPhone)}`]
      : []),
    `- ${words.email}: ${company.email}`,
    ...officeHours(company, words).map((line) => `- ${line}`),
    ...company.locations.map((location) => `- ${location.name}: ${inFull(location)}`),
    `- ${words.states}: ${company.states.map((code) => STATES[code]).join(', ')}`,
    '',
    `## ${words.services}`,
    '',
    ...services.cards.map(({ title, description }) => `- ${title}: ${plainText(description)}`),
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
