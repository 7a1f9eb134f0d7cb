import type { Link, Location } from '../content/description.ts';

export const MAP_HOST = 'https://www.openstreetmap.org';

/** About 1.5 km of streets on each side of the pin. */
const MAP_MARGIN = { latitude: 0.012, longitude: 0.03 };

/** Numbers, addresses and logo, for the visitor's own list of contacts. */
export const CARD_PATH = '/contact.vcf';

export const internationalPhone = (phone: string) => `+1${phone.replace(/\D/g, '')}`;

export const telHref = (phone: string) => `tel:${internationalPhone(phone)}`;

export const mailHref = (email: string, subject?: string) =>
  subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;

export const cityLine = ({ city, state, zip }: Location) => `${city}, ${state} ${zip}`;

export const oneLine = (location: Location) => `${location.street}, ${cityLine(location)}`;

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
