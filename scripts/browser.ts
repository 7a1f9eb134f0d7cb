import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where a Chromium is on this machine: the one named, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM, ...PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/** Finds a Chromium or installs one, and says so in one line when neither can be done. */
export function ensureChromium(): string {
  const found = findChromium() ?? installFromDebian() ?? installFromPlaywright();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install your system’s chromium package, or set CHROMIUM to its path.',
  );
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium…');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return findChromium();
}

function installFromPlaywright(): string | undefined {
  console.log('Installing Playwright’s Chromium…');
  run('node_modules/.bin/playwright', ['install', 'chromium']);
  return findChromium();
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
