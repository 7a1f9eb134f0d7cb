import { type SpawnOptions, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureTool } from './install.ts';

/** Cloudflare's command, which deploys the site and runs Cloudflare's engine on this machine. */

const QUIET = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
};

export function runWrangler(args: string[], options: SpawnOptions) {
  const wrangler = ensureTool('wrangler');
  if (!wrangler) throw new Error('Wrangler is not installed.');
  // Started as it is, not through npx, so that ending it ends the engine under it too.
  return spawn(process.execPath, [resolve(wrangler), ...args], {
    ...options,
    env: { ...process.env, ...QUIET },
  });
}
