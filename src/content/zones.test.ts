import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { todayIn, type Zone } from './zones.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each<[string, Zone, string]>([
  ['2026-11-26T05:59:59Z', 'Central', '2026-11-25'],
  ['2026-11-26T06:00:00Z', 'Central', '2026-11-26'],
  ['2026-07-04T03:59:59Z', 'Eastern', '2026-07-03'],
  ['2026-07-04T04:00:00Z', 'Eastern', '2026-07-04'],
  ['2026-12-31T10:00:00Z', 'Hawaii', '2026-12-31'],
  ['2026-07-04T06:59:59Z', 'Arizona', '2026-07-03'],
])('a day begins at midnight in its zone: at %s in %s it is %s [notice-1]', (now, zone, day) => {
  vi.setSystemTime(new Date(now));
  expect(todayIn(zone)).toBe(day);
});
