import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DESCRIPTION_FILE, readDescription } from '../hosting/build.ts';
import { DeployError, deployToCaddy, rollBackCaddy } from '../hosting/deployCaddy.ts';

/** Builds the site and puts it on a machine with Caddy, or takes the last release back. */

const isRollback = process.argv.includes('--rollback');
const [machine, ...others] = process.argv.slice(2).filter((arg) => arg !== '--rollback');
if (!machine || machine.startsWith('-') || others.length > 0) {
  console.error('Name the server: npm run deploy:caddy -- root@your-server [--rollback]');
  process.exit(1);
}

// A rollback must not wait for a build, nor fail with one: it needs the domain alone.
if (!isRollback || !existsSync(DESCRIPTION_FILE)) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const { domain } = readDescription();
const target = { machine, domain };
try {
  if (isRollback) rollBackCaddy(target);
  else deployToCaddy(target);
  console.log(isRollback ? 'The previous release is live again.' : `${domain} is live.`);
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
