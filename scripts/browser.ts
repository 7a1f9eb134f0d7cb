import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensurePackages } from './install.ts';

const DEBIANS = '/usr/bin/chromium';
const PLACES = [DEBIANS, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Where a Chromium is on this machine: the one named, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM, ...PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/** Finds a Chromium or installs one, and says so in one line when neither can be done. */
export function ensureChromium(): string {
  const found = findChromium() ?? ensurePackages(['chromium'], DEBIANS) ?? installFromPlaywright();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install your system’s chromium package, or set CHROMIUM to its path.',
  );
}

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Debian's Chromium without the parts for a window, where it is or can be: the same engine in two
 * thirds of the time. It cannot install a site, nor keep a page that was left.
 */
export function ensureShell(): string | undefined {
  return findShell() ?? ensurePackages(['chromium-headless-shell'], SHELL);
}

export const findShell = () => (!process.env.CHROMIUM && existsSync(SHELL) ? SHELL : undefined);

interface Wishes {
  flags?: string[];
  /** Whether pages that were left are kept as they were, as in a visitor's browser. */
  keepsPages?: boolean;
}

export const launchChromium = ({ flags = [], keepsPages = false }: Wishes = {}) =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...flags],
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });

function installFromPlaywright(): string | undefined {
  console.log('Installing Playwright’s Chromium…');
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'ignore' });
  return findChromium();
}
