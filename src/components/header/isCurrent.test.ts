import { expect, test } from 'vitest';
import { isCurrent } from './isCurrent.ts';

test('Home is current on the home page [header-2]', () => {
  expect(isCurrent('/', '/')).toBe(true);
});

test('Home is not current anywhere else [header-2]', () => {
  expect(isCurrent('/', '/about')).toBe(false);
});

test('another page is current on itself [header-2]', () => {
  expect(isCurrent('/services', '/services')).toBe(true);
});

test('another page is current on the pages below it [header-2]', () => {
  expect(isCurrent('/services', '/services/lab-samples')).toBe(true);
});

test('a page whose path only starts alike is not current [header-2]', () => {
  expect(isCurrent('/services', '/services-archive')).toBe(false);
});
