// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { INTERVAL } from './rotation.ts';
import { useCarousel } from './useCarousel.ts';

let prefersReducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  prefersReducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
});

const render = () => renderHook(() => useCarousel(3)).result;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('the interval is 3000 ms [hero-2]', () => {
  expect(INTERVAL).toBe(3000);
});

test('nothing moves before 3 seconds are over [hero-2]', () => {
  const carousel = render();
  wait(2999);
  expect(carousel.current.index).toBe(0);
});

test('the next slide comes after 3 seconds, and the first again after 9 [hero-2]', () => {
  const carousel = render();
  const seen = [0, 1, 2].map(() => {
    wait(3000);
    return carousel.current.index;
  });
  expect(seen).toEqual([1, 2, 0]);
});

test('a chosen slide gets 3 seconds of its own [hero-4]', () => {
  const carousel = render();
  wait(2000);
  act(() => carousel.current.dispatch({ type: 'show', index: 2 }));
  wait(2999);
  expect(carousel.current.index).toBe(2);
  wait(1);
  expect(carousel.current.index).toBe(0);
});

test('choosing the slide that is shown starts its 3 seconds afresh [hero-4]', () => {
  const carousel = render();
  wait(2000);
  act(() => carousel.current.dispatch({ type: 'show', index: 0 }));
  wait(2999);
  expect(carousel.current.index).toBe(0);
});

test('the next picture may load two seconds before its turn, and not earlier [hero-12]', () => {
  const carousel = render();
  wait(999);
  expect(carousel.current.furthest).toBe(0);
  wait(1);
  expect(carousel.current.furthest).toBe(1);
  expect(carousel.current.index).toBe(0);
});

test('every picture may load once the mouse is near [hero-12]', () => {
  const carousel = render();
  act(() => carousel.current.dispatch({ type: 'hold', hold: 'hover' }));
  expect(carousel.current.furthest).toBe(2);
});

test('no picture but the first loads while the slides stand still [hero-12]', () => {
  prefersReducedMotion = true;
  const carousel = render();
  wait(60_000);
  expect(carousel.current.furthest).toBe(0);
});

test('no timer is left ticking while paused [hero-5]', () => {
  const carousel = render();
  act(() => carousel.current.dispatch({ type: 'pause' }));
  expect(vi.getTimerCount()).toBe(0);
});

test('no timer is left ticking while the mouse is over the slides [hero-6]', () => {
  const carousel = render();
  act(() => carousel.current.dispatch({ type: 'hold', hold: 'hover' }));
  expect(vi.getTimerCount()).toBe(0);
});

test('a slide waits until the next one’s picture can be shown [hero-15]', async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  const untilReady = () => promise;
  const { result } = renderHook(() => useCarousel(3, untilReady));
  wait(60_000);
  expect(result.current.index).toBe(0);
  await act(async () => arrive());
  expect(result.current.index).toBe(1);
});

test('a picture that comes late turns nothing that the visitor has stopped [hero-15]', async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  const untilReady = () => promise;
  const { result } = renderHook(() => useCarousel(3, untilReady));
  wait(3000);
  act(() => result.current.dispatch({ type: 'pause' }));
  await act(async () => arrive());
  expect(result.current.index).toBe(0);
});

test('with reduced motion the slides start paused [hero-7]', () => {
  prefersReducedMotion = true;
  const carousel = render();
  expect(carousel.current.playing).toBe(false);
  wait(60_000);
  expect(carousel.current.index).toBe(0);
});

test('a carousel that leaves the page leaves no timer behind [hero-2]', () => {
  const { unmount } = renderHook(() => useCarousel(3));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
