import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What browsers keep for longer than a worker lives. */
const shelf = vi.hoisted(() => new Map<string, string>());
vi.mock('./shelf.ts', () => ({
  findPage: async (path: string) => (shelf.has(path) ? new Response(shelf.get(path)) : undefined),
  keepFile: async (path: string, copy: Response) => void shelf.set(path, await copy.text()),
}));

/** How long a visitor waits for a network that answers so late, in milliseconds. */
let waits: (answersAfter: number) => Promise<number>;

async function startWorker() {
  vi.resetModules();
  const { aMomentFor, learnFrom } = await import('./patience.ts');
  waits = async (answersAfter) => {
    const start = Date.now();
    const answer = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(new Response()), answersAfter),
    );
    let waited = Number.NaN;
    void learnFrom(answer);
    void Promise.race([answer, aMomentFor(answer)]).then(() => {
      waited = Date.now() - start;
    });
    await vi.advanceTimersByTimeAsync(5000);
    return waited;
  };
}

beforeEach(async () => {
  vi.useFakeTimers();
  shelf.clear();
  await startWorker();
});
afterEach(() => vi.useRealTimers());

const NEVER = 60_000;

test('a network that hangs is given a moment, and less after that [offline-10]', async () => {
  expect([await waits(NEVER), await waits(NEVER), await waits(NEVER)]).toEqual([750, 250, 250]);
});

test('one that has answered is given twice as long as it took, also by a worker that has forgotten [offline-10]', async () => {
  expect([await waits(310), await waits(NEVER)]).toEqual([310, 620]);
  await startWorker();
  expect(await waits(NEVER)).toBe(620);
});

test('one that answers again is given as long again [offline-10]', async () => {
  expect([await waits(310), await waits(NEVER), await waits(310), await waits(NEVER)]).toEqual([
    310, 620, 250, 620,
  ]);
});

test('the fastest is given a moment still, and the slowest not for ever [offline-10]', async () => {
  expect([await waits(20), await waits(NEVER)]).toEqual([20, 300]);
  expect([await waits(200), await waits(1200), await waits(1400)]).toEqual([200, 400, 1400]);
  expect(await waits(NEVER)).toBe(1500);
});

test('an open connection, which is quick, does not soon make a new one look slow [offline-10]', async () => {
  await waits(400);
  for (let page = 0; page < 5; page += 1) await waits(100);
  expect(await waits(NEVER)).toBeGreaterThan(600);
});

test('what came after a minute tells nothing of how long to wait [offline-10]', async () => {
  await waits(100);
  await waits(4000);
  expect(await waits(NEVER)).toBe(300);
});
