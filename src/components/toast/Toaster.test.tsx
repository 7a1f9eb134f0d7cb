// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';

const words = {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  copyRefused: 'Not copied: {value}',
  connectionLost: 'Offline',
  connectionBack: 'Online',
  connectionKept: 'Kept at {time}',
};

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster words={words} />);
});

afterEach(() => act(() => toast.remove()));

const say = (make: () => string) => act(make);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const isShown = (text: string) => screen.queryByText(text) !== null;

describe('how long a toast stays', () => {
  test.each([
    ['blank', 4000, () => toast('Hello')],
    ['error', 4000, () => toast.error('Hello')],
    ['custom', 4000, () => toast.custom('Hello')],
    ['success', 2000, () => toast.success('Hello')],
  ])('a %s toast stays for %i ms [toast-2]', (_kind, duration, make) => {
    say(make);
    wait(duration - 1);
    expect(isShown('Hello')).toBe(true);
    wait(1);
    expect(isShown('Hello')).toBe(false);
  });

  test('a loading toast stays until it is dismissed [toast-2]', () => {
    say(() => toast.loading('Hello'));
    wait(3_600_000);
    expect(isShown('Hello')).toBe(true);
    act(() => toast.dismiss());
    expect(isShown('Hello')).toBe(false);
  });

  const comes = {
    mouse: () => fireEvent.pointerEnter(screen.getByRole('region')),
    focus: () => act(() => screen.getByRole('button').focus()),
  };
  const leaves = {
    mouse: () => fireEvent.pointerLeave(screen.getByRole('region')),
    focus: () => act(() => screen.getByRole('button').blur()),
  };

  test.each(['mouse', 'focus', 'mouse, focus', 'focus, mouse'])(
    'a toast waits until the last of %s has left it [toast-3]',
    (names) => {
      const holders = names.split(', ') as (keyof typeof comes)[];
      say(() => toast('Hello'));
      for (const holder of holders) {
        comes[holder]();
        wait(60_000);
      }
      for (const holder of holders) {
        wait(60_000);
        expect(isShown('Hello')).toBe(true);
        leaves[holder]();
      }
      wait(3999);
      expect(isShown('Hello')).toBe(true);
      wait(1);
      expect(isShown('Hello')).toBe(false);
    },
  );
});

test('at most 20 toasts are shown at once, the newest of them [toast-1]', () => {
  for (let number = 1; number <= 25; number++) say(() => toast(`Toast ${number}`));
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect([isShown('Toast 25'), isShown('Toast 5')]).toEqual([true, false]);
});
