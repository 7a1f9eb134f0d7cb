import { expect, test } from 'vitest';
import { relativePath } from './relativePath.ts';

test('a shape is written as steps from its first corner [weight-5]', () => {
  expect(relativePath('M10,20L13,18L-2,30ZM5,5L5,9Z')).toBe('M10 20l3-2-15 12zM5 5l0 4z');
});
