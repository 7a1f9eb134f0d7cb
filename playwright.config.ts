import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { contentFolder } from './src/content/read.ts';
import { CHROMIUM_FLAGS, findChromium } from './tools/chromium.ts';

const PORT = Number(process.env.TEST_PORT ?? (contentFolder === 'content' ? 24_219 : 24_220));

const executablePath = findChromium();

/** `npm run test:full` alone runs these, and tests tagged `@full`. */
const FULL = /((development|editor|print|windows)\.e2e|foreign\/offline\.e2e|zoom\.a11y)\.ts$/;

/** What does not depend on the width is tried at one. */
const WIDE_ONLY = /((offline|speed)\.e2e)\.ts$/;
const PHONE_ONLY =
  /((contactForm|copy|formOnPhone|formTakeover|mailRescue|pages|policy|putBack|weight)\.e2e|(announcements|color|states)\.a11y)\.ts$/;

/** What is compared to the letter, or is not in the sample, needs content that no owner edits. */
const SWAP_ONLY = /(trees\.a11y|(languages|optional|prose|repository)\.e2e)\.ts$/;

const WIDE = { viewport: { width: 1280, height: 800 } };

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
    screenshot: 'only-on-failure',
    // What the worker keeps, no test could fake. Tests about it let it in.
    serviceWorkers: 'block',
    // Where there is none, Playwright says how to install its own.
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'wide',
      grepInvert: /@phone|@full/,
      testIgnore: [FULL, PHONE_ONLY, SWAP_ONLY],
      use: WIDE,
    },
    {
      name: 'phone',
      grepInvert: /@wide|@full/,
      testIgnore: [FULL, WIDE_ONLY, SWAP_ONLY],
      // Fewer dots than a phone has: the pictures of a test are looked at by nobody.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'full-files', testMatch: FULL, use: WIDE },
    { name: 'full-tags', grep: /@full/, testIgnore: [FULL, SWAP_ONLY], use: WIDE },
    // The whole of it passes too; these are the tests that see most of the content.
    {
      name: 'swap',
      grep: /trees\.a11y|(languages|optional|prose|repository)\.e2e|@content/,
      grepInvert: /@phone|@full/,
      testMatch:
        /((carousel|languages|optional|prose|repository)\.e2e|(everyPage|trees)\.a11y)\.ts$/,
      use: WIDE,
    },
    // A slow network and a slow machine are among the faults.
    {
      name: 'faults',
      testMatch: /\.fault\.ts$/,
      timeout: 480_000,
      expect: { timeout: 30_000 },
    },
  ],
  webServer: {
    command: 'node scripts/serve.ts',
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT) },
  },
});
