import { once } from 'node:events';
import { WRANGLER_FILE } from '../hosting/build.ts';
import { runWrangler } from '../tools/wrangler.ts';

/** Puts the built site on Cloudflare, at the domain in content/. Flags go to wrangler: `--dry-run`. */
const wrangler = runWrangler(WRANGLER_FILE, ['deploy', ...process.argv.slice(2)], 'inherit');
const [code] = await once(wrangler, 'exit');
process.exitCode = code ?? 1;
