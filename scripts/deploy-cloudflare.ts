import { once } from 'node:events';
import { runWrangler } from '../hosting/engines.ts';

/** Puts the built site on Cloudflare, at the domain in content/. Flags go to wrangler: `--dry-run`. */
const wrangler = runWrangler(['deploy', ...process.argv.slice(2)], 'inherit');
const [code] = await once(wrangler, 'exit');
process.exitCode = code ?? 1;
