// Runs before every command, on whatever Node the machine has, so that a fresh clone needs no
// separate install step. Plain JavaScript: Node 20 cannot run TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';
const OLDEST_NODE = [22, 12];

function isInstalled() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (!isInstalled()) {
  console.error('Installing packages…');
  // Not `npm ci`: it refuses a lock file that lacks other platforms' optional binaries.
  const { status } = spawnSync('npm', ['install', '--loglevel=error', '--prefer-offline'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('Could not install the packages: run `npm install` to see why.');
}

// On Linux the project brings its own Node; elsewhere the machine's must be recent enough.
const projectNode = spawnSync('node_modules/.bin/node', ['--version']);
const [major, minor] = process.versions.node.split('.').map(Number);
const isOldNode = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
if (projectNode.status !== 0 && isOldNode) {
  fail(`Node ${OLDEST_NODE.join('.')} or newer is needed here; this is ${process.version}.`);
}
