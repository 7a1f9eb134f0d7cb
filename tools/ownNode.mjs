// Which Node the project needs, and one of its own for machines whose Node is older. Plain
// JavaScript, for those machines.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { install, isInstalled } from './installed.mjs';

const FOLDER = 'tools/node';
const LINK = 'node_modules/.bin/node';

/** @returns {string} */
export const neededNode = () => JSON.parse(readFileSync('package.json', 'utf8')).engines.node;

/** @param {string} version */
const numbers = (version) => version.split('.').map(Number);

/**
 * Ranges as package.json has them: `^22.19.0 || >=26.0.0`.
 * @param {string} version
 */
export function isNewEnough(version, range = neededNode()) {
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  return range.split('||').some((part) => {
    const [, sign, least = ''] = /^\s*(\^|>=)([\d.]+)\s*$/.exec(part) ?? [];
    const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbers(least);
    if (major !== wantedMajor) return sign === '>=' && major > wantedMajor;
    return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
  });
}

const placeOfOwn = () => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return `${FOLDER}/node_modules/node-${system}-${process.arch}/bin/${file}`;
};

/**
 * The project's own Node, installed if need be; undefined where there is none for the machine.
 * @returns {string | undefined}
 */
export function ensureOwnNode() {
  const own = placeOfOwn();
  if (!existsSync(own) || !isInstalled(FOLDER)) {
    console.error(`Fetching a newer Node: this one is ${process.version}…`);
    install(FOLDER);
  }
  if (spawnSync(own, ['--version']).status !== 0) return undefined;
  if (process.platform !== 'win32') link(own);
  return own;
}

/** Where npm and npx look first. @param {string} own */
function link(own) {
  if (existsSync(LINK)) return;
  mkdirSync('node_modules/.bin', { recursive: true });
  rmSync(LINK, { force: true });
  symlinkSync(`../../${own}`, LINK);
}
