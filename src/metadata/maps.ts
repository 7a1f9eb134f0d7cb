import type { Company, Location } from '../content/description.ts';
import type { MapProvider } from '../content/maps.ts';

type Place = Pick<Location, 'latitude' | 'longitude'>;

export const MAP_HOST = 'https://www.openstreetmap.org';
const GOOGLE = 'https://www.google.com';

/** In degrees: about 1.5 km of streets on each side of the pin. */
const MAP_MARGIN = { latitude: 0.012, longitude: 0.03 };
const GOOGLE_ZOOM = '15';

/** Undefined for `mapsBy: none`. */
export function mapEmbedHref({ latitude, longitude }: Place, by: MapProvider = 'openstreetmap') {
  if (by === 'none') return undefined;
  const pin = `${latitude},${longitude}`;
  if (by === 'google') {
    return `${GOOGLE}/maps?${new URLSearchParams({ q: pin, z: GOOGLE_ZOOM, output: 'embed' })}`;
  }
  const { latitude: up, longitude: aside } = MAP_MARGIN;
  const corners = [longitude - aside, latitude - up, longitude + aside, latitude + up];
  const bbox = corners.map((degrees) => degrees.toFixed(4)).join(',');
  const place = new URLSearchParams({ bbox, layer: 'mapnik', marker: pin });
  return `${MAP_HOST}/export/embed.html?${place}`;
}

export const directionsHref = ({ latitude, longitude }: Place, by?: MapProvider) =>
  by === 'google'
    ? `${GOOGLE}/maps/dir/?api=1&destination=${latitude}%2C${longitude}`
    : `${MAP_HOST}/directions?to=${latitude}%2C${longitude}`;

/** By default the first location has a map, if it has a street; `map` in content overrides it. */
export const listMappedLocations = ({ locations }: Pick<Company, 'locations'>): Location[] =>
  locations.filter(({ map, street }, index) => map ?? (index === 0 && Boolean(street)));

/** The host for the content policy's `frame-src`, if any office has a map. */
export function getFrameHost(company: Pick<Company, 'locations' | 'mapsBy'>): string | undefined {
  const [office] = listMappedLocations(company);
  const frame = office && mapEmbedHref(office, company.mapsBy);
  return frame && new URL(frame).origin;
}
