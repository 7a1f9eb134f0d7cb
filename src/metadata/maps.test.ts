import { expect, test } from 'vitest';
import { contentFolder, readContent } from '../content/read.ts';
import { directionsHref, frameHost, mapEmbedHref, mappedLocations } from './maps.ts';

const office = { latitude: 38.9, longitude: -94.7 };
const { company } = readContent(contentFolder);
const [first] = company.locations;

test('the map shows the streets around the office, and a pin [contact-2]', () => {
  const { searchParams } = new URL(mapEmbedHref(office) ?? '');
  expect(searchParams.get('bbox')).toBe('-94.7300,38.8880,-94.6700,38.9120');
  expect(searchParams.get('marker')).toBe('38.9,-94.7');
});

test('Google draws the map and shows the way, where content asks it to [contact-4]', () => {
  const map = new URL(mapEmbedHref(office, 'google') ?? '');
  expect(map.searchParams.get('q')).toBe('38.9,-94.7');
  expect(map.searchParams.get('output')).toBe('embed');
  const way = new URL(directionsHref(office, 'google'));
  expect(way.searchParams.get('destination')).toBe('38.9,-94.7');
});

test('the policy allows a frame of whoever draws the maps, and none where nobody does [contact-4]', () => {
  const hosts = (['openstreetmap', 'google', 'none'] as const).map((mapsBy) =>
    frameHost({ ...company, mapsBy }),
  );
  expect(hosts).toEqual(['https://www.openstreetmap.org', 'https://www.google.com', undefined]);
  expect(frameHost({ locations: [{ ...first, map: false }] })).toBeUndefined();
});

test('the first office has a map, others where content says so [contact-3]', () => {
  const at = (...maps: (boolean | undefined)[]) => {
    const [one, ...more] = maps.map((map, index) => ({ ...first, name: `${index}`, map }));
    return mappedLocations({ locations: [one ?? first, ...more] }).map(({ name }) => name);
  };
  expect(at(undefined, undefined)).toEqual(['0']);
  expect(at(undefined, true)).toEqual(['0', '1']);
  expect(at(false, true)).toEqual(['1']);
  expect(at(false)).toEqual([]);
  expect(mappedLocations({ locations: [{ ...first, street: undefined }] })).toEqual([]);
});
