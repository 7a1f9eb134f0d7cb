import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files that start servers and browsers mostly wait for them. */
const WAITING_WORKERS = availableParallelism() + 1;

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{bench,src,hosting,tests}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit-setup.ts'],
          // Some start programs, or read whole sites; on a busy machine that takes its time.
          testTimeout: 20_000,
        },
      },
      {
        // One test asks a server for every file of the site.
        test: { name: 'http', include: ['tests/**/*.http.ts'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/**/*.hosts.ts'],
          maxWorkers: WAITING_WORKERS,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['tests/**/*.browsers.ts'],
          maxWorkers: WAITING_WORKERS,
        },
      },
      {
        test: {
          name: 'swap',
          include: ['tests/swap/*.swap.ts', 'tests/http/found.http.ts'],
          // Two of the files build sites meanwhile.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'heard',
          include: ['tests/heard/*.heard.ts'],
          // Most of the time is spent waiting for silence.
          maxWorkers: 2 * availableParallelism(),
        },
      },
    ],
  },
});
