import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureTool } from './install.ts';

/** Cloudflare's command, which deploys the site and runs Cloudflare's engine on this machine. */

const QUIET = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_LOG: 'warn',
};

function startWrangler(args: string[], { env, ...options }: SpawnOptions) {
  const wrangler = ensureTool('wrangler');
  if (!wrangler) throw new Error('Wrangler is not installed.');
  // Started as it is, not through npx, so that ending it ends the engine under it too.
  return spawn(process.execPath, [resolve(wrangler), ...args], {
    ...options,
    env: { ...process.env, ...QUIET, ...env },
  });
}

export function runWrangler(
  config: string,
  args: string[],
  output: 'ignore' | 'inherit' = 'ignore',
) {
  const isSeen = output === 'inherit';
  return startWrangler([...args, '--config', config], {
    stdio: [isSeen ? 'inherit' : 'ignore', output, 'inherit'],
    env: isSeen ? { WRANGLER_LOG: 'log' } : {},
  });
}

/** Working folder for wrangler, which writes files beside a missing configuration. */
const WORKSHOP = 'node_modules/.cache/pages';

/** Cloudflare Pages over a folder, which takes no configuration. It tells what it read there. */
export function runPages(folder: string, args: string[]) {
  mkdirSync(WORKSHOP, { recursive: true });
  return startWrangler(['pages', 'dev', resolve(folder), ...args], {
    cwd: WORKSHOP,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { WRANGLER_LOG: 'log' },
  });
}
