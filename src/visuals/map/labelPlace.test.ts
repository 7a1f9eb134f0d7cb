import { expect, test } from 'vitest';
import { labelPlace } from './labelPlace.ts';

const square = [
  [0, 0],
  [200, 0],
  [200, 200],
  [0, 200],
] as const;

/** A thin arm to the left of a wide body: the center lies where they meet. */
const hammer = [
  [0, 90],
  [150, 90],
  [150, 0],
  [300, 0],
  [300, 200],
  [150, 200],
  [150, 110],
  [0, 110],
] as const;

test('a name stands in the middle where there is room [area-1]', () => {
  const [x, y] = labelPlace([...square], 'Kansas', [100, 100]);
  expect([x, y]).toEqual([100, 100]);
});

test('a name moves to where it fits [area-1]', () => {
  const [x] = labelPlace([...hammer], 'Michigan', [150, 100]);
  expect(x).toBeGreaterThan(190);
  expect(x).toBeLessThan(260);
});
