import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium, findShell } from './scripts/browser.ts';

const PORT = 43_219;

/** What does not depend on the width is tried at one. */
const WIDE_ONLY = /(desk|offline)\.e2e\.ts$/;
const PHONE_ONLY =
  /((ContactForm|CopyButton|MailRescue|pages|policy|weight)\.e2e|(announcements|colour)\.a11y)\.ts$/;

/** What is compared to the letter needs content that no owner edits. */
const SWAP_ONLY = /trees\.a11y\.ts$/;

export default defineConfig({
  testMatch: /\.(e2e|a11y)\.ts$/,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: 'tests/trees/{arg}{ext}',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // What the worker keeps, no test could fake. Tests about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findShell() ?? ensureChromium(),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'wide',
      grepInvert: /@phone/,
      testIgnore: [PHONE_ONLY, SWAP_ONLY],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@wide/,
      testIgnore: [WIDE_ONLY, SWAP_ONLY],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // The whole of it passes too; these are the tests that see most of the content.
    {
      name: 'swap',
      grepInvert: /@phone/,
      testMatch: /(pages\.e2e|(engines|trees)\.a11y|HeroCarousel\.e2e)\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // A slow network and a slow machine are among the faults.
    { name: 'fault', testMatch: /\.fault\.ts$/, timeout: 480_000, expect: { timeout: 30_000 } },
  ],
  webServer: {
    command: 'node hosting/server.ts',
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT) },
  },
});
