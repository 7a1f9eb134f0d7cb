import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CADDY_FILE, HOST_FILES, SITE_FOLDER } from './build.ts';
import { HASHED_FOLDER } from './headers.ts';

/** Publishes `dist/` on a machine with Caddy, or rolls back to the release before. */

/** Expected failures: the message is printed without a stack trace. */
export class DeployError extends Error {}

export interface CaddyTarget {
  /** Host for ssh: `root@server`, or a name in ~/.ssh/config. */
  machine: string;
  domain: string;
  base?: string;
  caddyFolder?: string;
}

function run(command: string, args: string[], input = '') {
  const { status, stdout, stderr, error } = spawnSync(command, args, { input, encoding: 'utf8' });
  if (error) throw new DeployError(`There is no ${command} on this computer.`);
  if (status !== 0) throw new DeployError(`${command} failed.\n${stdout}${stderr}`.trim());
}

const baseOf = ({ domain, base = `/var/www/${domain}` }: CaddyTarget) => base;

function runOnMachine(task: 'publish' | 'rollback', target: CaddyTarget) {
  const { machine, domain, caddyFolder = '/etc/caddy' } = target;
  const args = [task, domain, baseOf(target), caddyFolder, HASHED_FOLDER];
  const script = readFileSync(new URL('publish.sh', import.meta.url), 'utf8');
  run('ssh', [machine, `sh -s ${args.join(' ')}`], script);
}

/** `flock` holds for the upload, so that another deploy cannot write into the same folder. */
function uploadTo(target: CaddyTarget, files: string[]) {
  const base = baseOf(target);
  const lock = `flock -n ${base}/lock`;
  const refuse = '{ echo Another deploy is under way. >&2; exit 1; }';
  run('rsync', [
    ...['-rp', '--delete', '--chmod=D755,F644'],
    // Hard-links unchanged files to the live ones: their dates and ETags stay, so that caches hold.
    ...['--checksum', `--link-dest=${base}/current/`],
    ...HOST_FILES.map((file) => `--exclude=${file.slice(1)}`),
    `--rsync-path=mkdir -p ${base} && { ${lock} true || ${refuse}; } && ${lock} rsync`,
    ...files,
    `${target.machine}:${base}/upload/`,
  ]);
}

export function deployToCaddy(target: CaddyTarget, files = [SITE_FOLDER, CADDY_FILE]) {
  uploadTo(target, files);
  runOnMachine('publish', target);
}

export const rollBackCaddy = (target: CaddyTarget) => runOnMachine('rollback', target);
