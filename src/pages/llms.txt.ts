import type { APIRoute } from 'astro';
import { plainText } from '../content/languages.ts';
import { site } from '../content/site.ts';
import { internationalPhone } from '../metadata/links.ts';
import { listedPages } from '../metadata/pages.ts';
import { emergencyLabel } from '../metadata/urgentLine.ts';

/** The company and its pages in plain text, for programs that read on someone's behalf. */
export const GET: APIRoute = async () => {
  const { company, interface: words } = site();
  const { phone, emergencyPhone } = company;
  const pages = listedPages(site()).map(
    ({ path, label, description }) =>
      `- [${label}](${new URL(path, company.url).href}): ${description}`,
  );
  const lines = [
    `# ${company.name}`,
    '',
    `> ${plainText(company.blurb)}`,
    '',
    `- ${words.phone}: ${internationalPhone(phone)}`,
    ...(emergencyPhone
      ? [`- ${emergencyLabel(words)}: ${internationalPhone(emergencyPhone)}`]
      : []),
    `- ${words.email}: ${company.email}`,
    '',
    `## ${words.pages}`,
    '',
    ...pages,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
