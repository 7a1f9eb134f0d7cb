import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readDescription, SITE_FOLDER, WRANGLER_FILE } from '../../hosting/build.ts';
import { type NginxPlaces, nginxConfig } from '../../hosting/nginx.ts';
import type { RunningServer } from '../../hosting/server.ts';
import { makeCertificate } from '../../tools/certificate.ts';
import { ensurePackage } from '../../tools/install.ts';
import { runPages, runWrangler } from '../../tools/wrangler.ts';

/** The three servers that the site may be served by, started on this machine over one build. */

const START_TIMEOUT = 60_000;
const PORTS = { builtIn: 43_230, nginxHttp: 43_231, nginxHttps: 43_232, cloudflare: 43_233 };
/** For tests of the built-in server alone, which run beside its contract. */
export const REFUSALS_PORT = 43_237;
export const STOP_PORT = 43_238;
const PAGES_PORT = 43_239;
/** For the test that deploys, which runs beside the others. */
export const DEPLOY_PORTS = { nginxHttp: 43_234, nginxHttps: 43_235, cloudflare: 43_236 };

async function ended(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((settle) => {
    request({ host: '127.0.0.1', port, path: '/' }, (response) => {
      response.resume();
      settle(true);
    })
      .on('error', () => settle(false))
      .end();
  });
}

async function untilAnswering(port: number, child: ChildProcess, name: string) {
  const deadline = Date.now() + START_TIMEOUT;
  while (!(await answers(port))) {
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

export const NGINX = '/usr/sbin/nginx';

export const canRunNginx = () => ensurePackage('nginx') !== undefined;

interface RunningNginx extends RunningServer {
  places: NginxPlaces;
  /** Where nginx reads all, and where it reads the site. */
  mainFile: string;
  siteFile: string;
  /** Ends once nobody answers by the configuration that was read before. */
  reloaded: () => Promise<void>;
}

const childrenOf = ({ pid }: ChildProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

/** The generated site, inside the least of a main configuration, unaltered but for its places. */
export async function startNginx(
  root = SITE_FOLDER,
  ports: typeof DEPLOY_PORTS = PORTS,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const site = readDescription();
  const siteFile = join(folder, 'site.conf');
  const places = {
    root: resolve(root),
    ...makeCertificate(folder, site.domain),
    http: [`127.0.0.1:${ports.nginxHttp}`],
    https: [`127.0.0.1:${ports.nginxHttps}`],
  };
  writeFileSync(siteFile, nginxConfig(site, places));
  const mainFile = join(folder, 'nginx.conf');
  writeFileSync(mainFile, mainConfiguration(folder, siteFile));
  execFileSync(NGINX, ['-t', '-c', mainFile], { stdio: 'pipe' });
  const child = spawn(NGINX, ['-c', mainFile], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilAnswering(ports.nginxHttp, child, 'nginx');
  let workers = childrenOf(child);
  return {
    places,
    mainFile,
    siteFile,
    async reloaded() {
      while (childrenOf(child).some((pid) => workers.includes(pid))) await wait(20);
      workers = childrenOf(child);
    },
    origin: `https://127.0.0.1:${ports.nginxHttps}`,
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true });
    },
  };
}

export const NGINX_PLAIN_ORIGIN = `http://127.0.0.1:${PORTS.nginxHttp}`;

function mainConfiguration(folder: string, siteFile: string): string {
  const runsAsRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `load_module ${ensurePackage('nginx')};
${runsAsRoot ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  include ${siteFile};
}
`;
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
  { cloudflare: port }: typeof DEPLOY_PORTS = PORTS,
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
  const args = await claimPort(PAGES_PORT);
  const child = runPages(SITE_FOLDER, [...args, '--compatibility-date=2026-01-01']);
  let told = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      told += part;
    });
  }
  await untilAnswering(PAGES_PORT, child, 'Wrangler');
  return {
    told: () => told,
    origin: `http://127.0.0.1:${PAGES_PORT}`,
    stop: () => ended(child),
  };
}
