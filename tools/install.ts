import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, isInstalled } from './installed.mjs';

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
  vnu: 'vnu-jar/build/dist/vnu.jar',
  wrangler: 'wrangler/bin/wrangler.js',
};

type PackageName = keyof typeof PACKAGES;
export type ToolName = keyof typeof TOOLS;

/** Installs what is missing, where we may. */
function installPackages(names: PackageName[]) {
  const missing = names.map((name) => PACKAGES[name]).filter(([file]) => !existsSync(file));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const wanted = missing.map(([, packages]) => packages).join(' ');
  console.log(`Installing ${wanted}…`);
  const options = '-y -qq --no-install-recommends';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(`apt-get update -qq && apt-get install ${options} ${wanted}`, { shell: true, env });
}

/** The package's file, once it is there; undefined where it cannot be had. */
export function ensurePackage(name: PackageName): string | undefined {
  installPackages([name]);
  const [file] = PACKAGES[name];
  return existsSync(file) ? file : undefined;
}

/** A file of the tool's, once it is there; undefined where it cannot be had. */
export function ensureTool(name: ToolName, file = TOOLS[name]): string | undefined {
  const folder = `tools/${name}`;
  if (!isInstalled(folder)) {
    console.log(`Installing ${name}…`);
    install(folder);
  }
  const place = `${folder}/node_modules/${file}`;
  return existsSync(place) ? place : undefined;
}

/** A module of a tool's: imports take no path that begins with a drive's letter. */
export const importFile = (file: string) => import(pathToFileURL(resolve(file)).href);

/** Installs all that the tests use. Tests skip what cannot be had. */
export function installForTests() {
  installPackages(Object.keys(PACKAGES) as PackageName[]);
  for (const tool of ['browsers', 'compatibility', 'old-chromium', 'vnu', 'wrangler'] as const) {
    ensureTool(tool);
  }
}
