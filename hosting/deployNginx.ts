import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { DEPLOY_FOLDER, SITE_FOLDER } from './build.ts';
import { HASHED_FOLDER } from './headers.ts';
import { liveSiteIn } from './liveSite.ts';
import {
  DeployError,
  type DeployTarget,
  type Facts,
  sessionCommand,
  visit,
} from './machineSession.ts';
import {
  configWithoutCertificate,
  isOlder,
  type NginxVersion,
  nginxConfig,
  OLDEST_NGINX,
  otherName,
  unknownHostsConfig,
} from './nginx.ts';
import { RELEASE_FILE } from './release.ts';
import { prepareUpload } from './upload.ts';

/** Puts a release on a machine with nginx, or takes the last one back. */

export interface DeployOptions extends DeployTarget {
  now?: Date;
  built?: string;
  /** Where the release is put together on this computer. */
  folder?: string;
}

const USUAL_FOLDER = join(DEPLOY_FOLDER, 'nginx');
const liveFolderIn = (folder: string) => join(folder, 'live');
const releaseFolderIn = (folder: string) => join(folder, 'release');

const rsyncAs = (sudo: string) => (sudo ? ['--rsync-path=sudo -n rsync'] : []);

/** Copies the hashed files that are live, so that the upload can keep some of them. */
const fetchCommand = (machine: string, { live, sudo }: Facts, folder: string): string[] => [
  'rsync',
  '-rt',
  ...rsyncAs(sudo),
  ...['--exclude=*.br', '--exclude=*.gz'],
  ...[`--include=${RELEASE_FILE}`, `--include=${HASHED_FOLDER}***`, '--exclude=*'],
  `${machine}:${live}/`,
  `${liveFolderIn(folder)}/`,
];

/** Owner and rights are set on the machine, whatever they are here. */
const uploadCommand = (
  { machine, places }: DeployTarget,
  { name, sudo }: Facts,
  folder: string,
): string[] => [
  'rsync',
  '-rt',
  ...rsyncAs(sudo),
  `${releaseFolderIn(folder)}/`,
  `${machine}:${places.base}/releases/${name}.part/`,
];

async function run([command = '', ...args]: string[], shell: string) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, RSYNC_RSH: shell },
  });
  const [code] = await once(child, 'exit').catch(() => {
    throw new DeployError(`There is no ${command} on this computer.`);
  });
  if (code !== 0) throw new DeployError(`${command} failed. The site is as it was.`);
}

function readVersion(version: string): NginxVersion {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const read: NginxVersion = [major, minor, patch];
  if (isOlder(read, OLDEST_NGINX)) {
    throw new DeployError(`nginx ${version} is too old: ${OLDEST_NGINX.join('.')} is needed.`);
  }
  return read;
}

type Tell = { tell: (line: string) => void };

export async function deployToNginx(options: DeployOptions & Tell): Promise<void> {
  const { machine, site, places, tell, now, built = SITE_FOLDER, folder = USUAL_FOLDER } = options;
  const session = visit('deploy', options, tell);
  const facts = await session.facts;
  // A machine that hangs up midway has more to say than the rsync that fails of it.
  const publish = async () => {
    const version = readVersion(facts.version);
    const isServed = facts.certificate === 'yes';
    const release = releaseFolderIn(folder);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(release, { recursive: true });
    if (isServed) {
      if (facts.live) await run(fetchCommand(machine, facts, folder), session.shell);
      const live = liveSiteIn(liveFolderIn(folder));
      const upload = { live, built, folder: join(release, 'site'), ...(now && { now }) };
      for (const line of await prepareUpload(upload)) tell(line);
    }
    const root = `${places.base}/releases/${facts.name}/site`;
    const config = isServed
      ? nginxConfig(site, { places, root, version })
      : configWithoutCertificate(site, places);
    writeFileSync(join(release, 'nginx.conf'), config);
    writeFileSync(join(release, 'unknown-hosts.conf'), unknownHostsConfig(places, version));
    await run(uploadCommand(options, facts, folder), session.shell);
    session.publish();
    await session.ended;
    if (!isServed) throw new DeployError(withoutCertificate(options));
    tell(`${site.domain} is live on ${machine}: the release of ${facts.name}.`);
  };
  const interrupted = session.ended.then(() => new Promise<never>(() => {}));
  await Promise.race([publish(), interrupted]).finally(session.leave);
}

const withoutCertificate = ({ machine, site: { domain }, places }: DeployTarget) =>
  [
    `There is no certificate for ${domain} on ${machine} yet (${places.certificate}), so the site is not live.`,
    'nginx there now answers what Let’s Encrypt will ask. When the domain leads to this machine, run on it:',
    `  certbot certonly --webroot -w ${places.base} -d ${domain} -d ${otherName(domain)} --deploy-hook "nginx -s reload"`,
    'Then deploy again.',
  ].join('\n');

/** Each time one release further back. */
export const rollBackNginx = (options: DeployTarget & Tell): Promise<void> =>
  visit('rollback', options, options.tell).ended;

/** What would be run, for a rehearsal that asks no machine. */
export function deployPlan(target: DeployTarget): string[] {
  const facts: Facts = {
    name: '<time>',
    live: `${target.places.base}/current/site`,
    version: '',
    certificate: '',
    sudo: '',
  };
  return [
    sessionCommand('deploy', target),
    fetchCommand(target.machine, facts, USUAL_FOLDER),
    uploadCommand(target, facts, USUAL_FOLDER),
  ].map((command) => command.join(' '));
}

export const rollbackPlan = (target: DeployTarget): string[] => [
  sessionCommand('rollback', target).join(' '),
];
