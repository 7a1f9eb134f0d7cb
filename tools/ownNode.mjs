// A Node of the project's own, for Linux machines whose Node is too old to run TypeScript.
import { existsSync, symlinkSync } from 'node:fs';
import { install } from './installed.mjs';

const FOLDER = 'tools/node';
const FILE = `${FOLDER}/node_modules/node-linux-${process.arch}/bin/node`;
const LINK = 'node_modules/.bin/node';

/** Compares with `engines` in package.json. @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 22 && minor >= 19) || major === 24 || major >= 26;
}

/** Installs it if need be, and returns its file. */
export function ensureOwnNode() {
  if (process.platform === 'linux' && !existsSync(FILE)) install(FOLDER);
  if (!existsSync(FILE)) {
    console.error(`This is Node ${process.version}: get 22.19, 24 or newer from nodejs.org.`);
    process.exit(1);
  }
  // npx puts this folder first on the PATH.
  if (!existsSync(LINK)) symlinkSync(`../../${FILE}`, LINK);
  return FILE;
}
