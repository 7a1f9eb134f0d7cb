import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPackage } from '../../tools/install.ts';
import { canRunCaddy, runCaddy } from './caddyServer.ts';
import { ended, PORTS } from './servers.ts';

/** A machine to deploy to: a real sshd, Caddy and rsync, with all of their files in one folder. */

export const canRunMachine = () =>
  process.getuid?.() === 0 &&
  canRunCaddy() &&
  findPackage('rsync') !== undefined &&
  findPackage('sshd') !== undefined;

function writeProgram(file: string, line: string) {
  writeFileSync(file, `#!/bin/sh\n${line}\n`);
  chmodSync(file, 0o755);
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

/** Reached as `machine` by the `ssh` in the folder `bin`, which goes in front of the PATH. */
async function startSshd(folder: string, bin: string): Promise<ChildProcess> {
  const key = join(folder, 'key');
  for (const file of [key, join(folder, 'host-key')]) {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  }
  copyFileSync(`${key}.pub`, join(folder, 'authorized-keys'));
  const server = `ListenAddress 127.0.0.1:${PORTS.machineSsh}
HostKey ${folder}/host-key
AuthorizedKeysFile ${folder}/authorized-keys
PidFile none
UsePAM no
StrictModes no
PermitRootLogin prohibit-password
LogLevel FATAL
`;
  const client = `Host machine
  HostName 127.0.0.1
  Port ${PORTS.machineSsh}
  IdentityFile ${key}
  IdentitiesOnly yes
  BatchMode yes
  UserKnownHostsFile ${folder}/known-hosts
  StrictHostKeyChecking accept-new
  LogLevel ERROR
`;
  writeFileSync(join(folder, 'sshd_config'), server);
  writeFileSync(join(folder, 'ssh_config'), client);
  writeProgram(join(bin, 'ssh'), `exec /usr/bin/ssh -F ${folder}/ssh_config "$@"`);
  // Debian's service makes it; sshd does not start without.
  mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const sshd = spawn('/usr/sbin/sshd', ['-D', '-e', '-f', `${folder}/sshd_config`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilListening(PORTS.machineSsh, sshd);
  return sshd;
}

export interface Machine {
  origin: string;
  caddyFolder: string;
  /** What to put in front of the PATH of a deploy. */
  bin: string;
  /** Programs for a line that breaks in the middle of an upload. */
  brokenBin: string;
  stop: () => Promise<void>;
}

export async function startMachine(folder: string): Promise<Machine> {
  chmodSync(folder, 0o755);
  const [bin, brokenBin] = [join(folder, 'bin'), join(folder, 'broken-bin')];
  for (const place of [bin, brokenBin]) mkdirSync(place);
  const sshd = await startSshd(folder, bin);
  copyFileSync(join(bin, 'ssh'), join(brokenBin, 'ssh'));
  writeProgram(
    join(brokenBin, 'rsync'),
    'exec timeout --signal=KILL 2 /usr/bin/rsync --bwlimit=20 "$@"',
  );
  const caddyFolder = join(folder, 'caddy');
  const caddy = await runCaddy(caddyFolder, {
    http: PORTS.machineHttp,
    https: PORTS.machineHttps,
    admin: PORTS.machineAdmin,
  });
  return {
    origin: `https://127.0.0.1:${PORTS.machineHttps}`,
    caddyFolder,
    bin,
    brokenBin,
    async stop() {
      await ended(caddy);
      await ended(sshd);
    },
  };
}
