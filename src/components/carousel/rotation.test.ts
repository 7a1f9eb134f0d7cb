import { describe, expect, test } from 'vitest';
import { createRotation, isRotating, rotationReducer } from './rotation.ts';

const start = createRotation(3);

describe('which slide is shown', () => {
  test('the first slide comes first [hero-2]', () => {
    expect(start.index).toBe(0);
  });

  test('advancing shows the next slide [hero-2]', () => {
    expect(rotationReducer(start, { type: 'advance' }).index).toBe(1);
  });

  test('advancing from the last slide wraps to the first [hero-2]', () => {
    expect(rotationReducer({ ...start, index: 2 }, { type: 'advance' }).index).toBe(0);
  });

  test('going back from the first slide wraps to the last [hero-9]', () => {
    expect(rotationReducer(start, { type: 'back' }).index).toBe(2);
  });

  test('a dot shows its slide [hero-4]', () => {
    expect(rotationReducer(start, { type: 'show', index: 2 }).index).toBe(2);
  });

  test('the dot of the shown slide still makes a new state, and so a new interval [hero-4]', () => {
    expect(rotationReducer(start, { type: 'show', index: 0 })).not.toBe(start);
  });
});

test('nothing has turned until a slide takes another’s place [hero-3]', () => {
  expect(start.previous).toBe(null);
  expect(rotationReducer(start, { type: 'pause' }).previous).toBe(null);
  expect(rotationReducer(start, { type: 'show', index: 0 }).previous).toBe(null);
  expect(rotationReducer(start, { type: 'advance' }).previous).toBe(0);
});

describe('whether the slides turn', () => {
  test('they turn from the start [hero-2]', () => {
    expect(isRotating(start)).toBe(true);
  });

  test('they stand still when paused and turn again when played [hero-5]', () => {
    const paused = rotationReducer(start, { type: 'pause' });
    expect(isRotating(paused)).toBe(false);
    expect(isRotating(rotationReducer(paused, { type: 'play' }))).toBe(true);
  });

  test('they stand still while anything holds them [hero-6]', () => {
    const hovered = rotationReducer(start, { type: 'hold', hold: 'hover' });
    const focused = rotationReducer(hovered, { type: 'hold', hold: 'focus' });
    expect(isRotating(rotationReducer(focused, { type: 'release', hold: 'hover' }))).toBe(false);
    const released = rotationReducer(rotationReducer(focused, { type: 'release', hold: 'hover' }), {
      type: 'release',
      hold: 'focus',
    });
    expect(isRotating(released)).toBe(true);
  });

  test('a hold that is there already changes nothing [hero-6]', () => {
    const hovered = rotationReducer(start, { type: 'hold', hold: 'hover' });
    expect(rotationReducer(hovered, { type: 'hold', hold: 'hover' })).toBe(hovered);
  });

  test('a release without a hold changes nothing [hero-6]', () => {
    expect(rotationReducer(start, { type: 'release', hold: 'hover' })).toBe(start);
  });

  test('a single slide never turns [hero-2]', () => {
    expect(isRotating(createRotation(1))).toBe(false);
  });
});
