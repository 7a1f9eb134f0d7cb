import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DESCRIPTION_FILE, readDescription } from '../hosting/build.ts';
import { deployPlan, deployToNginx, rollBackNginx, rollbackPlan } from '../hosting/deployNginx.ts';
import { DeployError } from '../hosting/machineSession.ts';
import { usualPlaces } from '../hosting/nginx.ts';

/** Builds the site and puts it on a machine with nginx, or takes the last release back. */

const USAGE = 'Say where to: npm run deploy:nginx -- root@your-server [--dry-run] [--rollback]';
const FLAGS = ['--dry-run', '--rollback'];

const args = process.argv.slice(2);
const [machine, ...others] = args.filter((arg) => !FLAGS.includes(arg));
if (!machine || machine.startsWith('-') || others.length > 0) {
  console.error(USAGE);
  process.exit(1);
}
const isRollback = args.includes('--rollback');

// A rollback must not wait for a build, nor fail with one: it needs the domain alone.
if (!isRollback || !existsSync(DESCRIPTION_FILE)) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const site = readDescription();
const target = { machine, site, places: usualPlaces(site.domain) };
const tell = (line: string) => console.log(line);
try {
  if (args.includes('--dry-run')) (isRollback ? rollbackPlan : deployPlan)(target).forEach(tell);
  else await (isRollback ? rollBackNginx : deployToNginx)({ ...target, tell });
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
