import type { Link, Location } from '../content/description.ts';

/** Numbers, addresses and logo, for the visitor's own list of contacts. */
export const CARD_PATH = '/contact.vcf';

export const internationalPhone = (phone: string) => `+1${phone.replace(/\D/g, '')}`;

export const telHref = (phone: string) => `tel:${internationalPhone(phone)}`;

export const mailHref = (email: string, subject?: string) =>
  subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;

export const cityLine = ({ city, state, zip }: Location) => `${city}, ${state} ${zip}`;

export const oneLine = (location: Location) => `${location.street}, ${cityLine(location)}`;

/** A subject is for the form, which no other place has. */
export const pageHref = ({ link, subject }: Link) =>
  subject && link.startsWith('/') ? `${link}?${new URLSearchParams({ subject })}` : link;
