import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './installed.mjs';

/** Programs that tests and measurements need, and how to get them. */

/** Debian's packages, each with the file that shows it is there. */
const PACKAGES = {
  chromium: ['/usr/bin/chromium', 'chromium'],
  headlessShell: ['/usr/bin/chromium-headless-shell', 'chromium-headless-shell'],
  firefox: ['/usr/bin/firefox-esr', 'firefox-esr'],
  webkit: ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver xvfb xauth'],
  orca: ['/usr/bin/orca', 'orca at-spi2-core dbus-daemon openbox xdotool xvfb'],
  caddy: ['/usr/bin/caddy', 'caddy'],
  rsync: ['/usr/bin/rsync', 'rsync'],
  sshd: ['/usr/sbin/sshd', 'openssh-server openssh-client'],
} as const;

/** Too large for everyday work: each lives in a folder here, with its own lock file. */
const TOOLS = {
  browsers: 'puppeteer-core/lib/puppeteer/puppeteer-core.js',
  compatibility: '@mdn/browser-compat-data/data.json',
  'old-chromium': 'chromium-109/package.json',
  lighthouse: 'lighthouse/core/index.js',
  wrangler: 'wrangler/bin/wrangler.js',
};

export type PackageName = keyof typeof PACKAGES;
export type ToolName = keyof typeof TOOLS;

/** The package's file, if it is installed. */
export function findPackage(name: PackageName): string | undefined {
  const [file] = PACKAGES[name];
  return existsSync(file) ? file : undefined;
}

const missingPackages = (names: PackageName[]) =>
  names.filter((name) => !findPackage(name)).map((name) => PACKAGES[name][1]);

/** Installs what is missing, where we may, and says so first. */
export function installPackages(names: PackageName[]) {
  const missing = missingPackages(names).join(' ');
  if (!missing || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing system packages with apt-get: ${missing}…`);
  const command = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends';
  spawnSync(`apt-get update -qq && ${command} ${missing}`, { shell: true });
}

/** A file of the tool's, if it is installed. */
export function findTool(name: ToolName, file = TOOLS[name]): string | undefined {
  const place = `tools/${name}/node_modules/${file}`;
  return existsSync(place) ? place : undefined;
}

/** A file of the tool's, once it is installed; undefined where it cannot be had. */
export function ensureTool(name: ToolName, file?: string): string | undefined {
  ensureInstalled(`tools/${name}`);
  return findTool(name, file);
}

/** A module of a tool's: imports take no path that begins with a drive's letter. */
export const importModule = (file: string) => import(pathToFileURL(resolve(file)).href);

/** Installs what checks need, if it may, and returns what is missing then: they skip that. */
export function installRequirements(
  packages: PackageName[],
  tools: ToolName[],
  mayInstall: boolean,
): string[] {
  if (mayInstall) {
    installPackages(packages);
    for (const tool of tools) ensureTool(tool);
  }
  return [...missingPackages(packages), ...tools.filter((tool) => !findTool(tool))];
}
