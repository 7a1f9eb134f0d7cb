// What a lock file asks for, and whether it lies in node_modules. Plain JavaScript: it runs before
// anything is installed, on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[],
 *   cpu?: string | string[], libc?: string | string[] }} LockedPackage
 * @typedef {{ os: string, cpu: string, libc: string }} Platform
 */

/** @param {string} file @returns {Record<string, LockedPackage>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @returns {Platform} */
export function thisPlatform() {
  const ldd = '/usr/bin/ldd';
  const isMusl = existsSync(ldd) && readFileSync(ldd, 'utf8').includes('musl');
  const libc = process.platform === 'linux' ? (isMusl ? 'musl' : 'glibc') : '';
  return { os: process.platform, cpu: process.arch, libc };
}

/** @param {string | string[] | undefined} wanted @param {string} here */
const suits = (wanted, here) => wanted === undefined || [wanted].flat().includes(here);

/** @param {LockedPackage} locked */
const isForSomePlatform = ({ os, cpu }) => os !== undefined || cpu !== undefined;

/** @param {LockedPackage} locked @param {Platform} platform */
const isFor = ({ os, cpu, libc }, platform) =>
  suits(os, platform.os) && suits(cpu, platform.cpu) && suits(libc, platform.libc);

/**
 * Optional packages that name a platform are its binaries: those for this one have to be there.
 * Other optional ones belong to some other platform's binary.
 * @param {LockedPackage} locked @param {Platform} platform
 */
const isNeeded = (locked, platform) =>
  locked.optional ? isForSomePlatform(locked) && isFor(locked, platform) : true;

/**
 * Whether all that the folder's lock asks for on this platform is there. An npm that was killed
 * leaves no list of what it installed; a package that was deleted, or came from another platform,
 * is missed where it should lie.
 * @param {string} folder
 */
export function isInstalled(folder, platform = thisPlatform()) {
  const list = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(list)) return false;
  const installed = packagesIn(list);
  return Object.entries(packagesIn(`${folder}/package-lock.json`))
    .filter(([place, locked]) => place !== '' && isNeeded(locked, platform))
    .every(
      ([place, { version, integrity }]) =>
        installed[place]?.version === version &&
        installed[place]?.integrity === integrity &&
        existsSync(`${folder}/${place}/package.json`),
    );
}

/**
 * npm's own file where a script of npm's runs us, so that no shell has to find it.
 * @returns {{ command: string, first: string[], shell: boolean }}
 */
export function npmCommand() {
  const file = process.env.npm_execpath;
  if (file?.endsWith('npm-cli.js') && existsSync(file)) {
    return { command: process.execPath, first: [file], shell: false };
  }
  return { command: 'npm', first: [], shell: process.platform === 'win32' };
}

export const INSTALL = ['ci', '--loglevel=error', '--prefer-offline'];

/** @param {string} folder @param {string[]} flags */
export function install(folder, flags = []) {
  const { command, first, shell } = npmCommand();
  return spawnSync(command, [...first, ...INSTALL, ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
  });
}
