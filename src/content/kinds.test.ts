import { expect, test } from 'vitest';
import { sentences } from './kinds.ts';

test.each([
  ['Call at 3 a.m. We answer.', 'Call at 3\u00a0a.m. We answer.'],
  ['Until 11 PM, at 4 °C.', 'Until 11\u00a0PM, at 4\u00a0°C.'],
  ['24/7 at 100 sites', '24/7 at 100 sites'],
])('a time or temperature is not broken between lines: %s [look-10]', (written, read) => {
  expect(sentences().parse(written)).toBe(read);
});
