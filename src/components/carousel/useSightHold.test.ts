// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSightHold } from './useSightHold.ts';

let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => notify([{ isIntersecting }]);
      }
    },
  );
  setTabHidden(false);
});

function setTabHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function render() {
  const dispatch = vi.fn();
  const slides = { current: document.body };
  renderHook(() => useSightHold(slides, dispatch));
  return dispatch;
}

test('the slides hold in a hidden tab and go on when it is shown [hero-6]', () => {
  const dispatch = render();
  act(() => setTabHidden(true));
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'hold', hold: 'hidden-tab' });
  act(() => setTabHidden(false));
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'release', hold: 'hidden-tab' });
});

test('the slides hold while they are out of sight [hero-6]', () => {
  const dispatch = render();
  act(() => see(false));
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'hold', hold: 'out-of-sight' });
  act(() => see(true));
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'release', hold: 'out-of-sight' });
});
