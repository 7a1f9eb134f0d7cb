import type { Link, Location } from '../content/description.ts';

/** Numbers, addresses and logo, for the visitor's own list of contacts. */
export const CARD_PATH = '/contact.vcf';

function partsOf(phone: string) {
  const [number = '', extension] = phone.split(' ext. ');
  return { number: `+1${number.replace(/^\+1|\D/g, '')}`, extension };
}

export function internationalPhone(phone: string): string {
  const { number, extension } = partsOf(phone);
  return extension ? `${number} ext. ${extension}` : number;
}

/** Phones wait at a comma and then dial on. RFC 3966 has a word for it, which they would dial. */
export const telHref = (phone: string) =>
  `tel:+1${phone.replace(/^\+1|[^\dx]/g, '').replace('x', ',')}`;

/** As RFC 3966 has it, for programs that keep numbers. */
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

/** A subject is for the form, which no other place has. */
export const pageHref = ({ link, subject }: Link) =>
  subject && link.startsWith('/') ? `${link}?${new URLSearchParams({ subject })}` : link;
