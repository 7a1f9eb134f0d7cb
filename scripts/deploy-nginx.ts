import { spawnSync } from 'node:child_process';
import { readDescription } from '../hosting/build.ts';
import { usualPlaces } from '../hosting/nginx.ts';

/** Copies the built site and its configuration to a machine with nginx: `-- root@server`. */

const [machine, flag] = process.argv.slice(2);
if (!machine || machine.startsWith('-')) {
  console.error('Say where to: npm run deploy:nginx -- root@your-server [--dry-run]');
  process.exit(1);
}

const { domain } = readDescription();
const { root } = usualPlaces(domain);
const commands = [
  // Old hashed files stay: a page that someone has open may still ask for them.
  ['rsync', '-a', 'dist/', `${machine}:${root}/`],
  ['rsync', '-a', 'deploy/nginx.conf', `${machine}:/etc/nginx/conf.d/${domain}.conf`],
  ['ssh', machine, 'nginx -t && nginx -s reload'],
];

for (const [command = '', ...args] of commands) {
  console.log(command, ...args);
  if (flag === '--dry-run') continue;
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(error ? `${command} is not installed here.` : `${command} failed.`);
    process.exit(1);
  }
}
