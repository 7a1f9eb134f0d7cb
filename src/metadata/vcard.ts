import type { SiteContent } from '../content/description.ts';
import { stripMarks } from '../content/languages.ts';
import { formatHours } from './hours.ts';
import { telUri } from './links.ts';
import { formatEmergencyLabel } from './urgentLine.ts';

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(/[,;]/g, '\\$&').replaceAll('\n', '\\n');

/** RFC 6350 folds lines at 75 bytes: the next one begins with a space. */
const foldLine = (line: string) => line.replaceAll(/.{1,60}/gsu, '$&\r\n ').slice(0, -3);

/** X-ABLABEL is Apple's extension; other programs show the number without its label. */
const labeledNumber = ({ name, phone }: { name: string; phone?: string | undefined }, item = 0) =>
  phone
    ? [
        `item${item}.TEL;VALUE=uri;TYPE="work,voice":${telUri(phone)}`,
        `item${item}.X-ABLABEL:${escaped(name)}`,
      ]
    : [];

/** `NOTE` holds the hours: address books have no field for them. */
function note({ company, interface: words }: SiteContent): string {
  const { blurb, hours, emergencyPhone, locations } = company;
  const apart = emergencyPhone ? ` ${words.emergencyHours}` : '';
  const lines = [
    stripMarks(blurb),
    hours && `${words.hours}: ${formatHours(hours)}.${apart}`,
    ...locations.map(({ name, hours }) => hours && `${name}: ${formatHours(hours)}`),
  ];
  return lines.filter(Boolean).join('\n');
}

/** A vCard 4.0 with every number and address, and the logo inside. */
export function buildCompanyCard(content: SiteContent, logo: Buffer): string {
  const { company, interface: words } = content;
  const name = escaped(company.name);
  const urgent = { name: formatEmergencyLabel(words), phone: company.emergencyPhone };
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;VALUE=uri;TYPE="work,voice";PREF=1:${telUri(company.phone)}`,
    ...[urgent, ...company.locations].flatMap(labeledNumber),
    `EMAIL;TYPE=work:${company.email}`,
    ...company.locations.map(
      ({ street, city, state, zip }) =>
        `ADR;TYPE=work:;;${[street, city, state, zip].map((part = '') => escaped(part)).join(';')};US`,
    ),
    `URL:${company.url}/`,
    `NOTE:${escaped(note(content))}`,
    `LOGO:data:image/png;base64,${logo.toString('base64')}`,
    'END:VCARD',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
