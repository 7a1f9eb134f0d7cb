import { once } from 'node:events';
import { readDescription, WRANGLER_FILE } from '../hosting/build.ts';
import { liveSiteAt } from '../hosting/liveSite.ts';
import { prepareUpload, UPLOAD_FOLDER } from '../hosting/upload.ts';
import { runWrangler } from '../tools/wrangler.ts';

/** Puts the built site on Cloudflare, at the domain in content/. Flags go to wrangler: `--dry-run`. */

const live = liveSiteAt(`https://${readDescription().domain}`);
for (const line of await prepareUpload({ live })) console.log(line);

const args = ['deploy', `--assets=${UPLOAD_FOLDER}`, ...process.argv.slice(2)];
const [code] = await once(runWrangler(WRANGLER_FILE, args, 'inherit'), 'exit');
process.exitCode = code ?? 1;
