import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SITE_FOLDER, WRANGLER_FILE } from '../../hosting/build.ts';
import { runWrangler } from '../../tools/wrangler.ts';

/** The servers that the site may be served by, started on this machine over one build. Caddy has a file of its own. */

export interface RunningServer {
  origin: string;
  stop: () => Promise<void>;
}

const START_TIMEOUT = 60_000;
/** Below those that the system lends to whoever asks, as the many connections of a test do. */
export const PORTS = {
  builtIn: 24_230,
  caddyHttp: 24_231,
  caddyHttps: 24_232,
  cloudflare: 24_233,
  pages: 24_239,
  /** The machine that the tests deploy to. */
  machineHttp: 24_240,
  machineHttps: 24_241,
  machineAdmin: 24_242,
  machineSsh: 24_243,
};

export async function ended(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

function answers(port: number, host = 'localhost'): Promise<boolean> {
  return new Promise((settle) => {
    request({ host: '127.0.0.1', port, path: '/', headers: { host } }, (response) => {
      response.resume();
      settle(true);
    })
      .on('error', () => settle(false))
      .end();
  });
}

export async function untilAnswering(
  port: number,
  child: ChildProcess,
  name: string,
  host?: string,
) {
  const deadline = Date.now() + START_TIMEOUT;
  while (!(await answers(port, host))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error(`${name} did not answer on port ${port}.`);
    await wait(100);
  }
}

/** The server as `npm run serve` starts it. */
export async function startBuiltIn(): Promise<RunningServer> {
  const port = PORTS.builtIn;
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  });
  await untilAnswering(port, child, 'The built-in server');
  return { origin: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

/** Wrangler would take another port, and what an interrupted run left behind answer for it. */
async function claimPort(port: number) {
  if (await answers(port)) throw new Error(`Another program has port ${port}: end it first.`);
  return [
    '--ip=127.0.0.1',
    `--port=${port}`,
    '--inspector-port=0',
    '--show-interactive-dev-session=false',
  ];
}

export async function startCloudflare(): Promise<RunningServer> {
  const port = PORTS.cloudflare;
  const args = await claimPort(port);
  const child = runWrangler(['dev', ...args, '--config', WRANGLER_FILE], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswering(port, child, 'Wrangler');
  return { origin: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

const WORKSHOP = 'node_modules/.cache/pages';

interface RunningPages extends RunningServer {
  /** What Cloudflare says of the files that it read. */
  told: () => string;
}

/** Cloudflare Pages, to which a build is uploaded as it is. */
export async function startPages(): Promise<RunningPages> {
  const args = await claimPort(PORTS.pages);
  // Wrangler writes files beside a missing configuration.
  mkdirSync(WORKSHOP, { recursive: true });
  const child = runWrangler(
    ['pages', 'dev', resolve(SITE_FOLDER), ...args, '--compatibility-date=2026-01-01'],
    { cwd: WORKSHOP, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let told = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      told += part;
    });
  }
  await untilAnswering(PORTS.pages, child, 'Wrangler');
  return {
    told: () => told,
    origin: `http://127.0.0.1:${PORTS.pages}`,
    stop: () => ended(child),
  };
}
