import { spawnSync } from 'node:child_process';
import { join } from 'node:path/posix';
import { DEPLOY_FOLDER, readDescription } from '../hosting/build.ts';
import { fetchCommands, uploadCommands } from '../hosting/deployNginx.ts';
import { liveSiteIn } from '../hosting/liveSite.ts';
import { usualPlaces } from '../hosting/nginx.ts';
import { prepareUpload, UPLOAD_FOLDER } from '../hosting/upload.ts';

/** Copies the built site and its configuration to a machine with nginx: `-- root@server`. */

const [machine, flag] = process.argv.slice(2);
if (!machine || machine.startsWith('-')) {
  console.error('Say where to: npm run deploy:nginx -- root@your-server [--dry-run]');
  process.exit(1);
}

const isRehearsal = flag === '--dry-run';
const { domain } = readDescription();
const target = { machine, root: usualPlaces(domain).root };
const liveFolder = join(DEPLOY_FOLDER, 'live');
const config = {
  from: join(DEPLOY_FOLDER, 'nginx.conf'),
  to: `/etc/nginx/conf.d/${domain}.conf`,
};

function run(commands: string[][]) {
  for (const [command = '', ...args] of commands) {
    console.log(command, ...args);
    if (isRehearsal) continue;
    const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
    if (status !== 0) {
      console.error(error ? `${command} is not installed here.` : `${command} failed.`);
      process.exit(1);
    }
  }
}

run(fetchCommands(target, liveFolder));
if (!isRehearsal) {
  for (const line of await prepareUpload({ live: liveSiteIn(liveFolder) })) console.log(line);
}
run(uploadCommands(target, UPLOAD_FOLDER, config));
