import { expect, test } from 'vitest';
import type { SiteContent } from '../content/description.ts';
import { readContent } from '../content/read.ts';
import { headerRoom, headerRoomInStyles, nameWidth } from './headerRoom.ts';

const content = readContent('content');
const named = (name: string): SiteContent => ({
  ...content,
  company: { ...content.company, name },
});
const withPages = (count: number): SiteContent => ({
  ...content,
  navigation: {
    pages: Array.from({ length: count }, (_, index) => ({
      path: `/page-${index}`,
      label: 'Another page',
      in: ['header'] as const,
    })) as unknown as SiteContent['navigation']['pages'],
  },
});

test('more pages, and a longer name, need a wider window [header-10]', () => {
  const rooms = [2, 5, 7].map((count) => headerRoom(withPages(count)).menu);
  expect(rooms).toEqual(rooms.toSorted((one, other) => one - other));
  expect(new Set(rooms).size).toBe(3);
  expect(headerRoom(named('Gastroenterological Instrument Couriers')).menu).toBeGreaterThan(
    headerRoom(named('AMC')).menu,
  );
});

test('a link to another site needs room too, and for its mark [header-10]', () => {
  const { pages } = withPages(5).navigation;
  const link = 'https://portal.example';
  const added = (label: string, links: SiteContent['navigation']['links'] = []) => {
    const own = { path: '/sign-in', label, in: ['header'] as const };
    const navigation = { pages: links[0] ? pages : [...pages, own], links };
    return headerRoom({ ...content, navigation } as unknown as SiteContent).menu;
  };
  const elsewhere = added('', [{ link, label: 'Sign in here', in: ['header'] }]);
  expect(elsewhere).toBeGreaterThan(headerRoom(withPages(5)).menu);
  expect(elsewhere).toBeGreaterThan(added('Sign in here'));
});

test('a name may stand in two lines, broken between its words [header-10]', () => {
  expect(nameWidth('Meadowlark Medical Courier')).toBe('Medical Courier'.length);
  expect(nameWidth('AMC')).toBe(3);
});

test('a sheet that does not ask for its widths stops the build [header-10]', () => {
  const { transform } = headerRoomInStyles({ menu: 60, phoneLabel: 90 });
  const asked = (code: string) => () =>
    (transform as unknown as (code: string, id: string) => unknown)(code, '/SiteHeader.module.css');
  expect(asked('.header {}')).toThrow('--menu-has-room');
});
