import type { Link, Location } from '../content/description.ts';

/** The vCard. */
export const CARD_PATH = '/contact.vcf';

function partsOf(phone: string) {
  const [number = '', extension] = phone.split(' ext. ');
  return { number: `+1${number.replace(/^\+1|\D/g, '')}`, extension };
}

export function internationalPhone(phone: string): string {
  const { number, extension } = partsOf(phone);
  return extension ? `${number} ext. ${extension}` : number;
}

/** A comma makes phones pause before the extension. They do not support RFC 3966's `;ext=`. */
export const telHref = (phone: string) =>
  `tel:+1${phone.replace(/^\+1|[^\dx]/g, '').replace('x', ',')}`;

/** `tel:` form by RFC 3966, also used in the vCard. */
export function telUri(phone: string): string {
  const { number, extension } = partsOf(phone);
  return extension ? `tel:${number};ext=${extension}` : `tel:${number}`;
}

export const mailHref = (email: string, subject?: string) =>
  subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;

export const cityLine = ({ city, state, zip }: Location) =>
  [`${city}, ${state}`, zip].filter(Boolean).join(' ');

export const oneLine = (location: Location) =>
  [location.street, cityLine(location)].filter(Boolean).join(', ');

/** Only `/contact` reads a subject. */
export const pageHref = ({ link, subject }: Omit<Link, 'text'>) =>
  subject && link.startsWith('/') ? `${link}?${new URLSearchParams({ subject })}` : link;
