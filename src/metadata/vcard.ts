import type { SiteContent } from '../content/description.ts';
import { hoursInOneLine } from './hours.ts';
import { telHref } from './links.ts';

const LONGEST_LINE = 75;

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(/[,;]/g, '\\$&').replaceAll('\n', '\\n');

/** RFC 6350: no line over 75 bytes; what is longer goes on in the next, after a space. */
function folded(line: string): string {
  const lines = [];
  let rest = line;
  while (Buffer.byteLength(rest) > LONGEST_LINE) {
    let length = LONGEST_LINE;
    while (Buffer.byteLength(rest.slice(0, length)) > LONGEST_LINE) length -= 1;
    lines.push(rest.slice(0, length));
    rest = ` ${rest.slice(length)}`;
  }
  return [...lines, rest].join('\r\n');
}

/** No program reads hours from a field of their own, and every one shows the note. */
function note({ company, interface: words }: SiteContent): string {
  const { blurb, hours, locations } = company;
  const places = locations.flatMap(({ name, hours }) => (hours ? [{ name, hours }] : []));
  return [
    blurb,
    ...(hours ? [`${words.hours}: ${hoursInOneLine(hours)}. ${words.emergencyHours}`] : []),
    ...places.map(({ name, hours }) => `${name}: ${hoursInOneLine(hours)}`),
  ].join('\n');
}

/** A vCard 4.0 with every number and address, and the logo inside. */
export function companyCard(content: SiteContent, logo: Buffer): string {
  const { company, interface: words } = content;
  const name = escaped(company.name);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;VALUE=uri;TYPE="work,voice";PREF=1:${telHref(company.phone)}`,
    // The label is Apple's invention; those who do not know it show one more number.
    `item1.TEL;VALUE=uri;TYPE="work,voice":${telHref(company.emergencyPhone)}`,
    `item1.X-ABLABEL:${escaped(words.emergencyPhone)}`,
    ...company.locations.flatMap(({ name, phone }, index) =>
      phone
        ? [
            `item${index + 2}.TEL;VALUE=uri;TYPE="work,voice":${telHref(phone)}`,
            `item${index + 2}.X-ABLABEL:${escaped(name)}`,
          ]
        : [],
    ),
    `EMAIL;TYPE=work:${company.email}`,
    ...company.locations.map(
      ({ street, city, state, zip }) =>
        `ADR;TYPE=work:;;${[street, city, state, zip].map(escaped).join(';')};US`,
    ),
    `URL:${company.url}/`,
    `NOTE:${escaped(note(content))}`,
    `LOGO:data:image/png;base64,${logo.toString('base64')}`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
