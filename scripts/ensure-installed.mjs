// Before every command: the packages that the lock file names, whole and for this platform.
import { install, isInstalled } from '../tools/installed.mjs';

/** @param {string} message @returns {never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

export function ensureInstalled() {
  if (isInstalled('.')) return;
  console.error('Installing packages…');
  if (install('.').status !== 0 || !isInstalled('.')) {
    fail('Could not install the packages: run `npm ci` to see why.');
  }
}
