import type { Link, Location } from '../content/description.ts';

/** The vCard. */
export const CARD_PATH = '/contact.vcf';

function formatPhone(phone: string, beforeExtension: string): string {
  const [number = '', extension] = phone.split(' ext. ');
  const digits = `+1${number.replace(/^\+1|\D/g, '')}`;
  return extension ? digits + beforeExtension + extension : digits;
}

export const internationalPhone = (phone: string) => formatPhone(phone, ' ext. ');

/** A comma makes phones pause before the extension. They do not support RFC 3966's `;ext=`. */
export const telHref = (phone: string) => `tel:${formatPhone(phone, ',')}`;

/** `tel:` form by RFC 3966, used in the vCard. */
export const telUri = (phone: string) => `tel:${formatPhone(phone, ';ext=')}`;

export const mailHref = (email: string, subject?: string) =>
  subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;

export const formatCity = ({ city, state, zip }: Location) =>
  [`${city}, ${state}`, zip].filter(Boolean).join(' ');

export const formatAddress = (location: Location) =>
  [location.street, formatCity(location)].filter(Boolean).join(', ');

/** Only `/contact` reads a subject. */
export const pageHref = ({ link, subject }: Omit<Link, 'text'>) =>
  subject && link.startsWith('/') ? `${link}?${new URLSearchParams({ subject })}` : link;
