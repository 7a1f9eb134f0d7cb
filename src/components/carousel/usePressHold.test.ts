// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePressHold } from './usePressHold.ts';

const HOLD = { type: 'hold', hold: 'press' };
const RELEASE = { type: 'release', hold: 'press' };
const FINGER = { isPrimary: true, button: 0 };
const SOON = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

function render() {
  const dispatch = vi.fn();
  renderHook(() => usePressHold(dispatch));
  return dispatch;
}

const wait = () => act(() => vi.advanceTimersByTime(SOON));

test.each(['pointerUp', 'pointerCancel'] as const)(
  'the slides hold while something is pressed anywhere, and until it has answered (%s) [hero-6]',
  (end) => {
    const dispatch = render();
    fireEvent.pointerDown(document.body, FINGER);
    wait();
    expect(dispatch.mock.calls).toEqual([[HOLD]]);
    fireEvent[end](document.body, FINGER);
    expect(dispatch.mock.calls).toEqual([[HOLD]]);
    wait();
    expect(dispatch.mock.calls).toEqual([[HOLD], [RELEASE]]);
  },
);

test('a press that follows another one holds on [hero-6]', () => {
  const dispatch = render();
  fireEvent.pointerDown(document.body, FINGER);
  fireEvent.pointerUp(document.body, FINGER);
  fireEvent.pointerDown(document.body, FINGER);
  wait();
  expect(dispatch).not.toHaveBeenCalledWith(RELEASE);
});

test('a second finger, or another button of the mouse, holds nothing [hero-6]', () => {
  const dispatch = render();
  fireEvent.pointerDown(document.body, { ...FINGER, isPrimary: false });
  fireEvent.pointerDown(document.body, { ...FINGER, button: 2 });
  expect(dispatch).not.toHaveBeenCalled();
});
