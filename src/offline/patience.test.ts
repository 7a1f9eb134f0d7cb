import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** How long a visitor waits for a network that answers so late, in milliseconds. */
let waits: (answersAfter: number) => Promise<number>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const { aMomentFor } = await import('./patience.ts');
  waits = async (answersAfter) => {
    const start = Date.now();
    const answer = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(new Response()), answersAfter),
    );
    let waited = Number.NaN;
    void Promise.race([answer, aMomentFor(answer)]).then(() => {
      waited = Date.now() - start;
    });
    await vi.advanceTimersByTimeAsync(5000);
    return waited;
  };
});
afterEach(() => vi.useRealTimers());

const NEVER = 60_000;

test('a network that hangs is given a moment, and less after that [offline-10]', async () => {
  expect([await waits(NEVER), await waits(NEVER), await waits(NEVER)]).toEqual([750, 250, 250]);
});

test('one that answers again is given as long again [offline-10]', async () => {
  expect([await waits(NEVER), await waits(100), await waits(NEVER)]).toEqual([750, 100, 750]);
});

test('one that is slow, and answers, is given as long each time [offline-10]', async () => {
  expect([await waits(3000), await waits(3000)]).toEqual([750, 750]);
});
