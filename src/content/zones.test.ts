import { expect, test } from 'vitest';
import { endOfDay, startOfDay } from './zones.ts';

const at = (moment: number) => new Date(moment).toISOString();

test('a day begins and ends at midnight in its zone [notice-1]', () => {
  expect(at(startOfDay('2026-11-26', 'Central'))).toBe('2026-11-26T06:00:00.000Z');
  expect(at(endOfDay('2026-11-26', 'Central'))).toBe('2026-11-27T06:00:00.000Z');
  expect(at(startOfDay('2026-07-04', 'Eastern'))).toBe('2026-07-04T04:00:00.000Z');
  expect(at(startOfDay('2026-12-31', 'Hawaii'))).toBe('2026-12-31T10:00:00.000Z');
});

test('a day on which clocks change has 23 or 25 hours, and in Arizona always 24 [notice-1]', () => {
  const hours = (date: string, zone: Parameters<typeof startOfDay>[1]) =>
    (endOfDay(date, zone) - startOfDay(date, zone)) / 3_600_000;
  expect(hours('2026-03-08', 'Pacific')).toBe(23);
  expect(hours('2026-11-01', 'Mountain')).toBe(25);
  expect(hours('2026-11-01', 'Arizona')).toBe(24);
});
