import type { Link, Location } from '../content/description.ts';

export const MAP_HOST = 'https://www.openstreetmap.org';

/** About 1.5 km of streets on each side of the pin. */
const MAP_MARGIN = { latitude: 0.012, longitude: 0.03 };

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

export const oneLine = ({ street, city, state, zip }: Location) =>
  `${street}, ${city}, ${state} ${zip}`;

export const pageHref = ({ link, subject }: Link) =>
  subject ? `${link}?${new URLSearchParams({ subject })}` : link;

export const directionsHref = (location: Location) =>
  `${MAP_HOST}/directions?to=${location.latitude}%2C${location.longitude}`;

export function mapEmbedHref({ latitude, longitude }: Location): string {
  const url = new URL('/export/embed.html', MAP_HOST);
  const corners = [
    longitude - MAP_MARGIN.longitude,
    latitude - MAP_MARGIN.latitude,
    longitude + MAP_MARGIN.longitude,
    latitude + MAP_MARGIN.latitude,
  ];
  url.searchParams.set('bbox', corners.map((degrees) => degrees.toFixed(4)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}
