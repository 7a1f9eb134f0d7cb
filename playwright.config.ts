import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { contentFolder } from './src/content/read.ts';
import { CHROMIUM_FLAGS, findChromium } from './tools/chromium.ts';

const PORT = Number(process.env.TEST_PORT ?? (contentFolder === 'content' ? 24_219 : 24_220));

const executablePath = findChromium();

/** `npm run test:full` alone runs these. */
const FULL = /\/tests\/(full\/.*|editor)\.(e2e|a11y)\.ts$/;
/** What is compared to the letter, or is not in the sample, needs content that no owner edits. */
const OTHER_COMPANY = /\/tests\/full\/other\/.*\.(e2e|a11y)\.ts$/;
const FAULTS = /\/tests\/full\/faults\.e2e\.ts$/;

export default defineConfig({
  testMatch: /\.(e2e|a11y)\.ts$/,
  fullyParallel: true,
  forbidOnly: true,
  // Tests wait for clocks and networks: one more than there are cores keeps them busy.
  workers: availableParallelism() + 1,
  // On a busy machine an answer may take its time; a right one ends the wait.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: 'tests/access/trees/{arg}{ext}',
  outputDir: `test-results/${contentFolder}`,
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A file that is about phones sets its own: PHONE in tests/site.ts.
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // What the worker keeps, no test could fake. Tests about it let it in.
    serviceWorkers: 'block',
    // Where there is none, Playwright says how to install its own.
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    // A slow network and a slow machine are among the faults: the longest come first.
    { name: 'faults', testMatch: FAULTS, timeout: 480_000, expect: { timeout: 30_000 } },
    { name: 'browser', testIgnore: FULL },
    { name: 'full', testMatch: FULL, testIgnore: [OTHER_COMPANY, FAULTS] },
    // The whole of it passes too; these are the tests that see most of the content.
    {
      name: 'swap',
      testMatch: [OTHER_COMPANY, /(everyPage\.a11y|(carousel|pages)\.e2e)\.ts$/],
      grep: /full\/other\/|@content/,
    },
  ],
  webServer: {
    command: 'node scripts/serve.ts',
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT) },
  },
});
