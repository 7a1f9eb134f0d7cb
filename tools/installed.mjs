// Checks that packages are installed as the lock says. Plain JavaScript: runs before anything is
// installed, on any Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const INSTALL = 'npm ci --ignore-scripts --loglevel=error --prefer-offline';

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @param {string} folder */
export function isInstalled(folder) {
  const list = `${folder}/node_modules/.package-lock.json`;
  // npm writes it last: an installation that was broken off has none.
  if (!existsSync(list)) return false;
  const installed = packagesIn(list);
  return Object.entries(packagesIn(`${folder}/package-lock.json`)).every(
    ([place, { version, optional }]) =>
      place === '' || optional || installed[place]?.version === version,
  );
}

/** Uses a shell, which finds npm on every system. @param {string} folder */
export function install(folder) {
  console.error(folder === '.' ? 'Installing packages…' : `Installing ${folder}…`);
  const stdio = /** @type {const} */ (['ignore', 'ignore', 'inherit']);
  return spawnSync(INSTALL, { cwd: folder, shell: true, stdio }).status === 0;
}

/** @param {string} folder */
export const ensureInstalled = (folder) => isInstalled(folder) || install(folder);
