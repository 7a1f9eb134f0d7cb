// Starts a script of ours: `node scripts/run.mjs scripts/serve.ts`. A fresh clone needs no step
// before it, nor a new Node. Plain JavaScript: Node 20 cannot run TypeScript.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { resolve } from 'node:path';
import { argv, execPath } from 'node:process';
import { pathToFileURL } from 'node:url';
import { follow } from '../tools/follow.mjs';
import { install, isInstalled } from '../tools/installed.mjs';
import { ensureOwnNode, isNewEnough, neededNode } from '../tools/ownNode.mjs';

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

if (!isInstalled('.')) {
  console.error('Installing packages…');
  if (install('.').status !== 0 || !isInstalled('.')) {
    fail('Could not install the packages: run `npm ci` to see why.');
  }
}
if (isNewEnough(process.versions.node)) {
  // What was compiled once need not be the next time: Astro and Vite are large.
  module.enableCompileCache(resolve('node_modules/.cache/compiled'));
  const [, , script = '', ...args] = argv;
  argv.splice(0, argv.length, execPath, script, ...args);
  await import(pathToFileURL(resolve(script)).href);
} else {
  const own = ensureOwnNode();
  if (!own) {
    fail(
      `Node ${neededNode()} is needed here, and this is ${process.version}: get it from nodejs.org.`,
    );
  }
  process.exitCode = await follow(spawn(own, argv.slice(1), { stdio: 'inherit' }));
}
