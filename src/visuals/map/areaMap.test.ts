import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Company } from '../../content/description.ts';
import { type StateCode, stateCodes } from '../../content/states.ts';
import { type AreaMapData, drawAreaMap } from './areaMap.ts';
import { boxLabel, boxMarker, boxPlate, overlap } from './labels.ts';

type Place = [city: string, latitude: number, longitude: number, state: StateCode];

const located = (places: Place[]) =>
  places.map(([city, latitude, longitude, state]) => ({
    name: city,
    street: '1 Main Street',
    city,
    state,
    zip: '66210',
    latitude,
    longitude,
  })) as Company['locations'];

const drawn = (states: StateCode[], places: Place[]) =>
  drawAreaMap({ states: states as Company['states'], locations: located(places) });

/** Everything with words on it, and the markers. */
function onTheMap({ states, markers }: AreaMapData) {
  return [
    ...states
      .filter(({ label }) => label)
      .map((state) => ({ what: state.label, box: boxLabel(state, state.label) })),
    ...markers.map((marker) => ({
      what: `the marker of ${marker.names[0]}`,
      box: boxMarker(marker),
    })),
    ...markers.flatMap((marker) =>
      marker.plate
        ? [{ what: `the plate of ${marker.plate.words}`, box: boxPlate(marker, marker.plate) }]
        : [],
    ),
  ];
}

function collisions(map: AreaMapData): string[] {
  const all = onTheMap(map);
  return all.flatMap(({ what, box }, index) =>
    all
      .slice(index + 1)
      // Two markers may stand close: they are gathered when they would cover each other.
      .filter((other) => !(what.startsWith('the marker') && other.what.startsWith('the marker')))
      .filter((other) => overlap(box, other.box))
      .map((other) => `${what} and ${other.what}`),
  );
}

describe('on the map', () => {
  test('nothing covers anything, whatever is served from wherever [area-3]', () => {
    const anywhere = fc.tuple(
      fc.double({ min: 36, max: 47, noNaN: true }),
      fc.double({ min: -103, max: -82, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...stateCodes), { minLength: 1, maxLength: 20 }),
        fc.array(anywhere, { minLength: 1, maxLength: 9 }),
        (states, spots) => {
          const places = spots.map(
            ([latitude, longitude], index): Place => [
              `City of ${index}`,
              latitude,
              longitude,
              'KS',
            ],
          );
          expect(collisions(drawn([...new Set<StateCode>(['KS', ...states])], places))).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);
});
