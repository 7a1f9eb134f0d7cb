import type { SiteContent } from '../content/description.ts';
import { telUri } from './links.ts';

const LONGEST_LINE = 75;

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(/[,;]/g, '\\$&').replaceAll('\n', '\\n');

/** What a reader takes for one character: an emoji with its color is several of the standard's. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** RFC 6350: no line over 75 bytes; what is longer goes on in the next, after a space. */
export function folded(line: string): string {
  const lines: string[] = [];
  let last = '';
  for (const { segment } of characters.segment(line)) {
    if (Buffer.byteLength(last + segment) > LONGEST_LINE) {
      lines.push(last);
      last = ' ';
    }
    last += segment;
  }
  return [...lines, last].join('\r\n');
}

/** The label is Apple's invention; those who do not know it show one more number. */
function emergencyLine({ company, interface: words }: SiteContent): string[] {
  if (!company.emergencyPhone) return [];
  return [
    `item1.TEL;VALUE=uri;TYPE="work,voice":${telUri(company.emergencyPhone)}`,
    `item1.X-ABLABEL:${escaped(words.emergencyPhone)}`,
  ];
}

/** A vCard 4.0 with every number and address, and the logo inside. */
export function companyCard(content: SiteContent, logo: Buffer): string {
  const { company } = content;
  const name = escaped(company.name);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;VALUE=uri;TYPE="work,voice";PREF=1:${telUri(company.phone)}`,
    ...emergencyLine(content),
    `EMAIL;TYPE=work:${company.email}`,
    ...company.locations.map(
      ({ street, city, state, zip }) =>
        `ADR;TYPE=work:;;${[street, city, state, zip].map(escaped).join(';')};US`,
    ),
    `URL:${company.url}/`,
    `NOTE:${escaped(company.blurb)}`,
    `LOGO:data:image/png;base64,${logo.toString('base64')}`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
