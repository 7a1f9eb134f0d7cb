import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SITE_FOLDER, WRANGLER_FILE } from '../../hosting/build.ts';
import type { RunningServer } from '../../hosting/server.ts';
import { runPages, runWrangler } from '../../tools/wrangler.ts';

/** The servers that the site may be served by, started on this machine over one build. nginx has a file of its own. */

const START_TIMEOUT = 60_000;
/** Below those that the system lends to whoever asks, as the many connections of a test do. */
export const PORTS = {
  builtIn: 24_230,
  nginxHttp: 24_231,
  nginxHttps: 24_232,
  cloudflare: 24_233,
  /** For the tests that deploy, which run beside the others. */
  deployedHttp: 24_234,
  deployedHttps: 24_235,
  deployedCloudflare: 24_236,
  /** For tests of the built-in server alone, which run beside its contract. */
  refusals: 24_237,
  stop: 24_238,
  pages: 24_239,
  /** These take the two or three after them as well. */
  ssh: 24_240,
  mechanism: 24_250,
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

interface BuiltInProcess {
  origin: string;
  child: ChildProcess;
}

/** The server as `npm run serve` starts it. */
export async function runBuiltIn(port: number): Promise<BuiltInProcess> {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  });
  await untilAnswering(port, child, 'The built-in server');
  return { origin: `http://127.0.0.1:${port}`, child };
}

export async function startBuiltIn(port = PORTS.builtIn): Promise<RunningServer> {
  const { origin, child } = await runBuiltIn(port);
  return { origin, stop: () => ended(child) };
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

export async function startCloudflare(
  folder = SITE_FOLDER,
  port = PORTS.cloudflare,
): Promise<RunningServer> {
  const args = await claimPort(port);
  const child = runWrangler(WRANGLER_FILE, ['dev', `--assets=${folder}`, ...args]);
  await untilAnswering(port, child, 'Wrangler');
  return { origin: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

interface RunningPages extends RunningServer {
  /** What Cloudflare says of the files that it read. */
  told: () => string;
}

/** Cloudflare Pages, to which a build is uploaded as it is. */
export async function startPages(): Promise<RunningPages> {
  const args = await claimPort(PORTS.pages);
  const child = runPages(SITE_FOLDER, [...args, '--compatibility-date=2026-01-01']);
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
