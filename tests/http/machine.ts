import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DeployOptions, deployToNginx, rollBackNginx } from '../../hosting/deployNginx.ts';
import { DeployError } from '../../hosting/machineSession.ts';
import type { NginxPlaces } from '../../hosting/nginx.ts';
import { makeCertificate } from '../../tools/certificate.ts';
import { ensurePackage } from '../../tools/install.ts';
import { canRunNginx, runNginx, writeMainConfiguration } from './nginxServer.ts';
import type { BuiltRelease } from './releases.ts';
import { ended } from './servers.ts';

/** A machine to deploy to: a real sshd, nginx and rsync, with all of their files in one folder. */

export const canRunMachine = () =>
  process.getuid?.() === 0 &&
  canRunNginx() &&
  ensurePackage('rsync') !== undefined &&
  ensurePackage('sshd') !== undefined;

export interface MachinePorts {
  http: number;
  https: number;
  ssh: number;
}

export interface DeployRequest {
  release: BuiltRelease;
  task?: 'deploy' | 'rollback';
  now?: Date;
  machine?: string;
  /** Where the site should answer, if not where it does. */
  https?: string[];
}

export interface Machine {
  folder: string;
  origin: string;
  plainOrigin: string;
  nginxFolder: string;
  nginx: ChildProcess;
  places: (domain: string) => NginxPlaces;
  certify: (domain: string) => void;
  deploy: (request: DeployRequest) => Promise<DeployResult>;
  /** In a program of its own, over a slow line: to be interrupted. */
  startSlowly: (request: DeployRequest) => ChildProcess;
  stop: () => Promise<void>;
}

export interface DeployResult {
  hasWorked: boolean;
  output: string;
}

function writeProgram(folder: string, name: string, lines: string[]) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
}

/** All of the machine's programs but one. */
function programsWithout(folder: string, missing: string): string {
  const place = join(folder, `without-${missing}`);
  mkdirSync(place);
  for (const name of readdirSync('/usr/bin')) {
    if (name !== missing) symlinkSync(`/usr/bin/${name}`, join(place, name));
  }
  if (missing !== 'nginx') symlinkSync('/usr/sbin/nginx', join(place, 'nginx'));
  return place;
}

/** Whether a program can be shown other users than this computer has. */
export const canAddUsers = () =>
  ensurePackage('sudo') !== undefined && spawnSync('unshare', ['--mount', 'true']).status === 0;

/** Users whom only this command sees: `deployer` may become root, `stranger` may not. */
function addUsers(folder: string, command: string): [string, ...string[]] {
  const etc = join(folder, 'users');
  mkdirSync(join(etc, 'sudoers.d'), { recursive: true });
  const users = ['deployer', 'stranger'];
  const add = (file: string, line: (user: string, index: number) => string) =>
    writeFileSync(
      join(etc, file),
      `${readFileSync(`/etc/${file}`, 'utf8')}${users.map(line).join('\n')}\n`,
      { mode: 0o644 },
    );
  add('passwd', (user, index) => `${user}:x:${54_000 + index}:54000::/:/bin/sh`);
  add('shadow', (user) => `${user}:*:20000::::::`);
  const rule = 'deployer ALL=(root) NOPASSWD: ALL\n';
  writeFileSync(join(etc, 'sudoers.d/deployer'), rule, { mode: 0o440 });
  const mounts = ['passwd', 'shadow', 'sudoers.d'].map(
    (file) => `mount --bind ${etc}/${file} /etc/${file}`,
  );
  return ['unshare', '--mount', 'sh', '-c', [...mounts, command].join(' && ')];
}

/** sshd with a key of its own, reached by the names in a configuration of ours. */
async function startSshd(folder: string, port: number): Promise<ChildProcess> {
  const key = join(folder, 'key');
  for (const file of [key, join(folder, 'host-key')]) {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  }
  copyFileSync(`${key}.pub`, join(folder, 'authorized-keys'));
  const crippled = ['nginx', 'rsync'].map((missing, index) => ({
    host: `machine-without-${missing}`,
    port: port + 1 + index,
    path: programsWithout(folder, missing),
  }));
  const hosts = [{ host: 'machine', port }, ...crippled];
  const server = [
    ...hosts.map((host) => `ListenAddress 127.0.0.1:${host.port}`),
    `HostKey ${folder}/host-key`,
    `AuthorizedKeysFile ${folder}/authorized-keys`,
    ...['PidFile none', 'UsePAM no', 'StrictModes no', 'PasswordAuthentication no'],
    ...['PermitRootLogin prohibit-password', 'LogLevel FATAL'],
    ...crippled.map((host) => `Match LocalPort ${host.port}\n  SetEnv PATH=${host.path}`),
  ];
  writeFileSync(join(folder, 'sshd_config'), `${server.join('\n')}\n`);
  const client = [
    ...[...hosts, { host: 'nobody', port: 1 }].map(
      (host) => `Host ${host.host}\n  HostName 127.0.0.1\n  Port ${host.port}`,
    ),
    `Host *\n  IdentityFile ${key}\n  IdentitiesOnly yes\n  BatchMode yes`,
    // The newest exchange takes a tenth of a second of a processor, on both sides.
    '  KexAlgorithms curve25519-sha256',
    `  UserKnownHostsFile ${folder}/known-hosts\n  StrictHostKeyChecking accept-new`,
  ];
  writeFileSync(join(folder, 'ssh_config'), `${client.join('\n')}\n`);
  writeProgram(join(folder, 'slow'), 'rsync', ['exec /usr/bin/rsync --bwlimit=40 "$@"']);
  writeProgram(join(folder, 'bin'), 'ssh', [`exec /usr/bin/ssh -F ${folder}/ssh_config "$@"`]);
  // Debian's service makes it; sshd does not start without.
  mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const command = `exec /usr/sbin/sshd -D -e -f ${folder}/sshd_config`;
  const [program, ...args] = canAddUsers() ? addUsers(folder, command) : ['sh', '-c', command];
  const sshd = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(port, sshd);
  return sshd;
}

async function untilListening(port: number, child: ChildProcess) {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (child.exitCode !== null) throw new Error(`sshd ended with code ${child.exitCode}.`);
    await wait(20);
  }
}

export async function startMachine(folder: string, ports: MachinePorts): Promise<Machine> {
  chmodSync(folder, 0o755);
  const nginxFolder = join(folder, 'etc/nginx');
  writeMainConfiguration(nginxFolder);
  const sshd = await startSshd(folder, ports.ssh);
  const nginx = await runNginx(nginxFolder);
  const certificates = (domain: string) => join(folder, 'etc/letsencrypt', domain);
  const places = (domain: string): NginxPlaces => ({
    base: join(folder, 'var/www', domain),
    nginxFolder,
    certificate: join(certificates(domain), 'certificate.pem'),
    certificateKey: join(certificates(domain), 'key.pem'),
    http: [`127.0.0.1:${ports.http}`],
    https: [`127.0.0.1:${ports.https}`],
  });
  let count = 0;
  const optionsOf = ({ release, https, ...request }: DeployRequest): DeployOptions => ({
    machine: 'machine',
    ...request,
    site: release.site,
    built: release.folder,
    places: { ...places(release.site.domain), ...(https && { https }) },
    folder: join(folder, 'put-together', String(count++)),
  });
  const usualPath = process.env.PATH;
  process.env.PATH = `${join(folder, 'bin')}:${usualPath}`;
  return {
    folder,
    origin: `https://127.0.0.1:${ports.https}`,
    plainOrigin: `http://127.0.0.1:${ports.http}`,
    nginxFolder,
    nginx,
    places,
    certify(domain) {
      mkdirSync(certificates(domain), { recursive: true });
      makeCertificate(certificates(domain), domain);
    },
    async deploy(request) {
      const said: string[] = [];
      const tell = (line: string) => said.push(line);
      const perform = request.task === 'rollback' ? rollBackNginx : deployToNginx;
      try {
        await perform({ ...optionsOf(request), tell });
        return { hasWorked: true, output: said.join('\n') };
      } catch (error) {
        if (!(error instanceof DeployError)) throw error;
        return { hasWorked: false, output: [...said, error.message].join('\n') };
      }
    },
    startSlowly(request) {
      const programs = join(folder, 'slow');
      const options = JSON.stringify(optionsOf(request));
      return spawn(process.execPath, ['tests/http/deployOnce.ts', options], {
        stdio: 'ignore',
        // What it leaves behind goes with the machine.
        env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, TMPDIR: folder },
      });
    },
    async stop() {
      process.env.PATH = usualPath;
      await Promise.all([ended(sshd), ended(nginx)]);
    },
  };
}
