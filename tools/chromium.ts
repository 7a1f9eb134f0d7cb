import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensurePackage } from './install.ts';
import { programFile } from './program.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No network: only this machine's own servers answer.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Finds Chromium: `CHROMIUM`, the system's, or Playwright's own. */
function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM, ...PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/** Finds a Chromium or installs one, and says so in one line when neither can be done. */
export function ensureChromium(): string {
  const found = findChromium() ?? ensurePackage('chromium') ?? installFromPlaywright();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install your system’s chromium package, or set CHROMIUM to its path.',
  );
}

/**
 * Debian's Chromium without the parts for a window, where it is or can be: the same engine in two
 * thirds of the time. It cannot install a site, nor keep a page that was left.
 */
export const ensureHeadlessChromium = (): string =>
  (process.env.CHROMIUM ? undefined : ensurePackage('headlessShell')) ?? ensureChromium();

interface LaunchOptions {
  flags?: string[];
  /** Enables the back/forward cache, which Playwright turns off. */
  keepsPages?: boolean;
  /** Uses the headless shell, whose browser UI takes no share of the cores while measuring. */
  isWindowless?: boolean;
}

export const launchChromium = (options: LaunchOptions = {}) =>
  chromium.launch({
    executablePath: options.isWindowless ? ensureHeadlessChromium() : ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...(options.flags ?? [])],
    ...(options.keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });

function installFromPlaywright(): string | undefined {
  console.log('Installing Playwright’s Chromium…');
  spawnSync(process.execPath, [programFile('playwright'), 'install', 'chromium'], {
    stdio: 'ignore',
  });
  return findChromium();
}
