import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path/posix';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { SiteDescription } from './build.ts';
import { HASHED_FOLDER } from './headers.ts';
import type { NginxPlaces } from './nginx.ts';

/** One visit to the machine: `machine.sh` runs there, and keeps other deploys out until it ends. */

/** What stops a deploy, in words for the one who deploys. */
export class DeployError extends Error {}

export interface DeployTarget {
  /** As ssh takes it: `root@server`, or a name of ~/.ssh/config. */
  machine: string;
  site: SiteDescription;
  places: NginxPlaces;
}

export type Facts = Record<'name' | 'version' | 'certificate' | 'live' | 'sudo', string>;

const HEARTBEAT = 10_000;
const SSH_FAILED = 255;
const NO_ROOT = 77;

const SSH_OPTIONS = ['ConnectTimeout=15', 'ServerAliveInterval=15', 'LogLevel=ERROR'];

const asOptions = (options: string[]) => options.map((option) => `-o${option}`);

/** Written out, because ssh hands it to whatever shell the user has there. */
const asRoot = (command: string) =>
  `exec sh -c 'test "$(id -u)" = 0 && exec ${command}; sudo -n true && exec sudo -n ${command}; exit ${NO_ROOT}'`;

export function sessionCommand(task: 'deploy' | 'rollback', target: DeployTarget): string[] {
  const { base, nginxFolder, certificate } = target.places;
  const args = [task, target.site.domain, base, nginxFolder, certificate, HASHED_FOLDER];
  return [
    'ssh',
    '-T',
    ...asOptions(SSH_OPTIONS),
    target.machine,
    asRoot(`sh -s ${args.join(' ')}`),
  ];
}

export interface Session {
  /** What the machine says of itself once it waits for the upload. */
  facts: Promise<Facts>;
  /** What rsync takes to come along with the visit, so that a password is asked for once. */
  shell: string;
  publish: () => void;
  /** Lets the machine go, whatever was reached. */
  leave: () => void;
  /** Ends with the visit; fails with what the machine said. */
  ended: Promise<void>;
}

export function visit(
  task: 'deploy' | 'rollback',
  target: DeployTarget,
  tell: (line: string) => void,
): Session {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const [command = '', ...args] = sessionCommand(task, target);
  const shared = asOptions([`ControlPath=${folder}/ssh`]);
  const ssh = spawn(command, ['-oControlMaster=yes', ...shared, ...args], { stdio: 'pipe' });
  // That it is gone is told by its exit.
  ssh.stdin.on('error', () => {});
  ssh.stdin.write(readFileSync(new URL('machine.sh', import.meta.url)));
  const heartbeat = setInterval(() => ssh.stdin.write('still here\n'), HEARTBEAT);

  const said: string[] = [];
  const facts = Promise.withResolvers<Facts>();
  createInterface(ssh.stdout).on('line', (line) => {
    if (line.startsWith('ready ')) facts.resolve(readFacts(line));
    else said.push(line);
  });
  const ended = outcome(ssh, target.machine, said).finally(() => {
    clearInterval(heartbeat);
    rmSync(folder, { recursive: true, force: true });
  });
  ended.then(() => {
    for (const line of said) tell(line);
  }, facts.reject);
  facts.promise.catch(() => {});
  return {
    facts: facts.promise,
    ended,
    shell: ['ssh', ...shared].join(' '),
    publish: () => ssh.stdin.write('publish\n'),
    leave: () => ssh.stdin.end(),
  };
}

const readFacts = (line: string) =>
  Object.fromEntries(
    line
      .split(' ')
      .slice(1)
      .map((fact) => fact.split('=')),
  ) as Facts;

async function outcome(ssh: ChildProcess, machine: string, said: string[]): Promise<void> {
  const complaints = ssh.stderr ? text(ssh.stderr) : '';
  const [code] = await once(ssh, 'close').catch(() => {
    throw new DeployError('There is no ssh on this computer.');
  });
  if (code === 0) return;
  const reason = (await complaints).trim();
  if (code === SSH_FAILED) throw new DeployError(`ssh cannot reach ${machine}: ${reason}`);
  if (code === NO_ROOT) {
    throw new DeployError(
      `On ${machine} this user is not root, and may not become it without a password (${reason}). Log in as root, or let sudo trust this user: NOPASSWD in /etc/sudoers.d.`,
    );
  }
  throw new DeployError([`${machine} says:`, ...said, reason].filter(Boolean).join('\n'));
}
