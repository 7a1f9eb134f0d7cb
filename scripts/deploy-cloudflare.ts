import { once } from 'node:events';
import { WRANGLER_FILE } from '../hosting/build.ts';
import { runWrangler } from '../tools/wrangler.ts';

/** Puts the built site on Cloudflare, at the domain in content/. Flags go to wrangler: `--dry-run`. */

const args = ['deploy', '--config', WRANGLER_FILE, ...process.argv.slice(2)];
const [code] = await once(runWrangler(args, { stdio: 'inherit' }), 'exit');
process.exitCode = code ?? 1;
