import { once } from 'node:events';
import { readDescription, WRANGLER_FILE } from '../hosting/build.ts';
import { prepareUpload, UPLOAD_FOLDER } from '../hosting/upload.ts';
import { runWrangler } from '../tools/wrangler.ts';

/** Puts the built site on Cloudflare, at the domain in content/. Flags go to wrangler: `--dry-run`. */

console.log(await prepareUpload({ origin: `https://${readDescription().domain}` }));

const args = ['deploy', `--assets=${UPLOAD_FOLDER}`, ...process.argv.slice(2)];
const [code] = await once(runWrangler(WRANGLER_FILE, args, 'inherit'), 'exit');
process.exitCode = code ?? 1;
