import { spawn } from 'node:child_process';
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

export const findWrangler = () => ensureTool('wrangler');

export function runWrangler(
  config: string,
  args: string[],
  output: 'ignore' | 'inherit' = 'ignore',
) {
  const wrangler = findWrangler();
  if (!wrangler) throw new Error('Wrangler is not installed.');
  // Started as it is, not through npx, so that ending it ends the engine under it too.
  return spawn(process.execPath, [wrangler, ...args, '--config', config], {
    stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, 'inherit'],
    env: { ...process.env, ...QUIET, ...(output === 'inherit' && { WRANGLER_LOG: 'log' }) },
  });
}
