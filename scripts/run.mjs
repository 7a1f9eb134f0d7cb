// Starts a script of ours: `node scripts/run.mjs scripts/serve.ts`. A fresh clone needs no step
// before it, nor a new Node. Plain JavaScript: Node 20 cannot run TypeScript.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { argv, versions } from 'node:process';
import { ensureInstalled } from '../tools/installed.mjs';
import { ensureOwnNode, isNewEnough } from '../tools/ownNode.mjs';

// npm has said why it failed.
if (!ensureInstalled('.')) process.exit(1);
if (isNewEnough(versions.node)) {
  argv.splice(1, 1);
  await import(`../${argv[1]}`);
} else {
  const child = spawn(ensureOwnNode(), argv.slice(1), { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
