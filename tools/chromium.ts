import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findPackage, installPackages } from './install.ts';
import { findProgramFile } from './program.ts';

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

/** Finds a Chromium with windows: `CHROMIUM`, the system's, or Playwright's own. */
export function findWindowedChromium(): string | undefined {
  const places = [process.env.CHROMIUM, ...PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/**
 * Prefers Debian's Chromium without the parts for a window: the same engine in two thirds of the
 * time. It cannot install a site, nor keep a page that was left.
 */
export const findChromium = () =>
  (process.env.CHROMIUM ? undefined : findPackage('headlessShell')) ?? findWindowedChromium();

/** Finds a Chromium or installs one; throws if neither works. */
export function ensureChromium(): string {
  const found = findChromium() ?? installChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install your system’s chromium package, or set CHROMIUM to its path.',
  );
}

/** Asks Debian first, where we may: its package brings the libraries that Playwright's lacks. */
function installChromium(): string | undefined {
  installPackages(['headlessShell']);
  const installed = findChromium();
  if (installed) return installed;
  console.log('Installing Playwright’s Chromium…');
  spawnSync(process.execPath, [findProgramFile('playwright'), 'install', 'chromium'], {
    stdio: 'ignore',
  });
  return findChromium();
}

/** One with windows can install a site, and keep a page that was left. */
export const launchChromium = ({ flags = [] as string[], isWindowed = false } = {}) =>
  chromium.launch({
    executablePath: (isWindowed && findWindowedChromium()) || ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...flags],
    // Playwright turns the back/forward cache off.
    ...(isWindowed && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
