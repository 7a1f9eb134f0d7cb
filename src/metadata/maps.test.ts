import { expect, test } from 'vitest';
import { contentFolder, readContent } from '../content/read.ts';
import { directionsHref, getFrameHost, listMappedLocations, mapEmbedHref } from './maps.ts';

const office = { latitude: 38.9, longitude: -94.7 };
const { company } = readContent(contentFolder);
const [first] = company.locations;

test('Google draws the map and shows the way, where content asks it to [contact-4]', () => {
  const map = new URL(mapEmbedHref(office, 'google') ?? '');
  expect(map.searchParams.get('q')).toBe('38.9,-94.7');
  expect(map.searchParams.get('output')).toBe('embed');
  const way = new URL(directionsHref(office, 'google'));
  expect(way.searchParams.get('destination')).toBe('38.9,-94.7');
});

test('the policy allows a frame of whoever draws the maps, and none where nobody does [contact-4]', () => {
  const hosts = (['openstreetmap', 'google', 'none'] as const).map((mapsBy) =>
    getFrameHost({ ...company, mapsBy }),
  );
  expect(hosts).toEqual(['https://www.openstreetmap.org', 'https://www.google.com', undefined]);
  expect(getFrameHost({ locations: [{ ...first, map: false }] })).toBeUndefined();
});

test('the first office has a map, others where content says so [contact-3]', () => {
  const at = (...maps: (boolean | undefined)[]) => {
    const [one, ...more] = maps.map((map, index) => ({ ...first, name: `${index}`, map }));
    return listMappedLocations({ locations: [one ?? first, ...more] }).map(({ name }) => name);
  };
  expect(at(undefined, undefined)).toEqual(['0']);
  expect(at(undefined, true)).toEqual(['0', '1']);
  expect(at(false, true)).toEqual(['1']);
  expect(at(false)).toEqual([]);
  expect(listMappedLocations({ locations: [{ ...first, street: undefined }] })).toEqual([]);
});
