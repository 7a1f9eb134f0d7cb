// Starts a script of ours: `node scripts/run.mjs scripts/serve.ts`. A fresh clone needs no step
// before it, nor a new Node. Plain JavaScript: Node 20 cannot run TypeScript.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { argv, execPath, version, versions } from 'node:process';
import { pathToFileURL } from 'node:url';
import { follow } from '../tools/follow.mjs';
import { install, isInstalled } from '../tools/installed.mjs';
import { ensureOwnNode, isNewEnough } from '../tools/ownNode.mjs';

if (!isInstalled('.')) {
  console.error('Installing packages…');
  // npm has said why it failed.
  if (install('.').status !== 0) process.exit(1);
}
const own = isNewEnough(versions.node) ? undefined : ensureOwnNode();
if (own) {
  process.exitCode = await follow(spawn(own, argv.slice(1), { stdio: 'inherit' }));
} else if (isNewEnough(versions.node)) {
  const [, , script = '', ...args] = argv;
  argv.splice(0, argv.length, execPath, script, ...args);
  await import(pathToFileURL(resolve(script)).href);
} else {
  console.error(`This is Node ${version}: get 22.19, 24 or newer from nodejs.org.`);
  process.exitCode = 1;
}
