import { expect, test } from 'vitest';
import type { Location } from '../../content/description.ts';
import { SKETCH, sketchOffice } from './officeSketch.ts';

const at = (name: string, latitude: number, longitude: number) =>
  ({ name, city: name, state: 'KS', latitude, longitude }) as Location;

const office = at('Office', 38.9822, -94.6708);
const lenexa = at('Lenexa', 38.9536, -94.7336);
const north = at('North', 39.08, -94.66);

/** Degrees east of north. */
const bearing = (east: number, north: number) => (Math.atan2(east, north) * 180) / Math.PI;

test.each([
  ['southwest', lenexa],
  ['north', north],
])('a place to the %s is drawn at its true bearing [contact-2]', (_, other) => {
  const [one, two] = sketchOffice(office, [office, other]).places;
  if (!one || !two) throw new Error('One of the two is missing.');
  const kilometers = Math.cos((office.latitude * Math.PI) / 180);
  const real = bearing(
    (other.longitude - office.longitude) * kilometers,
    other.latitude - office.latitude,
  );
  expect(bearing(two.x - one.x, one.y - two.y)).toBeCloseTo(real, -0.5);
});

test('an office without another place nearby is in the middle [contact-2]', () => {
  const { places, routes } = sketchOffice(office, [office, at('Denver', 39.74, -104.99)]);
  expect(places).toMatchObject([{ name: 'Office', x: SKETCH.width / 2 }]);
  expect(routes).toBe('');
});

test('a place whose name would cover another is left out [contact-2]', () => {
  const beside = at('Next door', 38.9823, -94.6709);
  const { places } = sketchOffice(office, [office, lenexa, beside]);
  expect(places.map(({ name }) => name)).toEqual(['Office', 'Lenexa']);
});
