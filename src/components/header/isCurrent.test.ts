import { expect, test } from 'vitest';
import { isCurrent } from './isCurrent.ts';

test.each([
  ['/', '/', true],
  ['/', '/about', false],
  ['/services', '/services', true],
  ['/services', '/services/lab-samples', true],
  ['/services', '/services-archive', false],
])('whether the item %s is current on %s: %s [header-2]', (item, page, expected) => {
  expect(isCurrent(item, page)).toBe(expected);
});
