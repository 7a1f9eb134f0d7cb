import type { APIRoute } from 'astro';
import { stripMarks } from '../content/languages.ts';
import { site } from '../content/site.ts';
import { internationalPhone } from '../metadata/links.ts';
import { listPages } from '../metadata/pages.ts';
import { formatEmergencyLabel } from '../metadata/urgentLine.ts';

/** The company and its pages in plain text, for programs that read on someone's behalf. */
export const GET: APIRoute = async () => {
  const { company, interface: words } = site();
  const { phone, emergencyPhone } = company;
  const pages = listPages(site()).map(
    ({ path, label, description }) =>
      `- [${label}](${new URL(path, company.url).href}): ${description}`,
  );
  const lines = [
    `# ${company.name}`,
    '',
    `> ${stripMarks(company.blurb)}`,
    '',
    `- ${words.phone}: ${internationalPhone(phone)}`,
    ...(emergencyPhone
      ? [`- ${formatEmergencyLabel(words)}: ${internationalPhone(emergencyPhone)}`]
      : []),
    `- ${words.email}: ${company.email}`,
    '',
    `## ${words.pages}`,
    '',
    ...pages,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
