import { expect, test } from 'vitest';
import { chooseEncoding, chooseRange, isFresh } from './negotiate.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br; q=0.1', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip, br;q=0.9', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['gzip;q=0.5, *;q=0.8', 'br'],
  ['identity, gzip;q=0.9', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['br ; Q=0 , gzip', 'gzip'],
  ['br;q=2, gzip;q=0.1', 'gzip'],
  ['br;q=high', 'identity'],
])('a browser that takes %s is sent %s [http-7]', (accepted, sent) => {
  expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(sent);
});

test.each([
  [undefined, false],
  ['"now"', true],
  ['W/"now"', true],
  ['"old", "now"', true],
  ['*', true],
  ['"old"', false],
  ['', false],
])('a copy named %s is fresh: %s [http-5]', (ifNoneMatch, expected) => {
  expect(isFresh(ifNoneMatch, '"now"')).toBe(expected);
});

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
  ['bytes=-', undefined],
  [undefined, undefined],
])('of 100 bytes, %s asks for %o [http-6]', (header, range) => {
  expect(chooseRange(header, 100)).toEqual(range);
});
