// A program that runs in our place: it is told to stop when we are, and we end as it does.
import { once } from 'node:events';

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} what to exit with
 */
export async function follow(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
