// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isFocusVisible } from './isFocusVisible.ts';

test('focus counts as seen where a browser cannot say [toast-3]', () => {
  const button = document.createElement('button');
  vi.spyOn(button, 'matches').mockImplementation(() => {
    throw new SyntaxError('unknown pseudo-class');
  });
  expect(isFocusVisible(button)).toBe(true);
});
