import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTALL, install, isInstalled, npmCommand } from './installed.mjs';

/** Programs that tests and measurements need, and how to get them. */

/** Of the system, where it is Debian and we may install: each with the file that shows it is there. */
const PACKAGES = {
  chromium: { file: '/usr/bin/chromium', names: ['chromium'] },
  headlessShell: {
    file: '/usr/bin/chromium-headless-shell',
    names: ['chromium-headless-shell'],
  },
  firefox: { file: '/usr/bin/firefox-esr', names: ['firefox-esr'] },
  webkit: { file: '/usr/bin/WebKitWebDriver', names: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  orca: {
    file: '/usr/bin/orca',
    names: ['orca', 'at-spi2-core', 'dbus-daemon', 'openbox', 'xdotool', 'xvfb'],
  },
  caddy: { file: '/usr/bin/caddy', names: ['caddy'] },
  rsync: { file: '/usr/bin/rsync', names: ['rsync'] },
  sshd: { file: '/usr/sbin/sshd', names: ['openssh-server', 'openssh-client'] },
};

/** Too large for everyday work: each lives in a folder here, with its own lock file. */
const TOOLS = {
  browsers: 'puppeteer-core/lib/puppeteer/puppeteer-core.js',
  compatibility: '@mdn/browser-compat-data/data.json',
  'old-chromium': 'chromium-109/package.json',
  lighthouse: 'lighthouse/core/index.js',
  vnu: 'vnu-jar/build/dist/vnu.jar',
  wrangler: 'wrangler/bin/wrangler.js',
};

type PackageName = keyof typeof PACKAGES;
export type ToolName = keyof typeof TOOLS;

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const placeOf = (name: ToolName, file: string = TOOLS[name]) =>
  `tools/${name}/node_modules/${file}`;

const aptInstall = (names: string[]) => {
  const quiet = ['-y', '-qq', '--no-install-recommends'];
  return `apt-get update -qq && apt-get install ${[...quiet, ...names].join(' ')}`;
};
const aptOptions = {
  stdio: 'ignore',
  shell: true,
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
} as const;
const NO_SCRIPTS = '--ignore-scripts';

/** The package's file, once it is there; undefined where it cannot be had. */
export function ensurePackage(name: PackageName): string | undefined {
  const { file, names } = PACKAGES[name];
  if (!existsSync(file) && canInstallPackages()) {
    console.log(`Installing ${names.join(', ')}…`);
    spawnSync(aptInstall(names), aptOptions);
  }
  return existsSync(file) ? file : undefined;
}

/** A file of the tool's, once it is there; undefined where it cannot be had. */
export function ensureTool(name: ToolName, file?: string): string | undefined {
  const place = placeOf(name, file);
  if (!isInstalled(`tools/${name}`)) {
    console.log(`Installing ${name}…`);
    install(`tools/${name}`, [NO_SCRIPTS]);
  }
  return existsSync(place) ? place : undefined;
}

/** A module of a tool's: imports take no path that begins with a drive's letter. */
export const importFile = (file: string) => import(pathToFileURL(resolve(file)).href);

function startInstall(name: ToolName) {
  const { command, first, shell } = npmCommand();
  return spawn(command, [...first, ...INSTALL, NO_SCRIPTS], {
    cwd: `tools/${name}`,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
  });
}

/** All that the tests use, at once and beside other work. What could not be had is told later. */
export async function installForTests(): Promise<void> {
  const packages = Object.values(PACKAGES).filter(({ file }) => !existsSync(file));
  const tools = (['browsers', 'compatibility', 'old-chromium', 'vnu', 'wrangler'] as const).filter(
    (name) => !isInstalled(`tools/${name}`),
  );
  const installing = [
    ...(packages.length > 0 && canInstallPackages()
      ? [spawn(aptInstall(packages.flatMap(({ names }) => names)), aptOptions)]
      : []),
    ...tools.map(startInstall),
  ];
  await Promise.all(installing.map((child) => once(child, 'exit')));
  const missing = packages.filter(({ file }) => !existsSync(file)).flatMap(({ names }) => names);
  if (missing.length > 0) {
    console.log(`Skipped is what needs these of Debian’s packages: ${missing.join(', ')}.`);
  }
}
