import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readDescription, SITE_FOLDER, WRANGLER_FILE } from '../../hosting/build.ts';
import { nginxConfig } from '../../hosting/nginx.ts';
import type { RunningServer } from '../../hosting/server.ts';
import { makeCertificate } from '../../tools/certificate.ts';
import { ensurePackage } from '../../tools/install.ts';
import { runWrangler } from '../../tools/wrangler.ts';

/** The three servers that the site may be served by, started on this machine over one build. */

const START_TIMEOUT = 60_000;
const PORTS = { builtIn: 43_230, nginxHttp: 43_231, nginxHttps: 43_232, cloudflare: 43_233 };

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

export async function startBuiltIn(): Promise<RunningServer> {
  const port = PORTS.builtIn;
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  });
  await untilAnswering(port, child, 'The built-in server');
  return { origin: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

const NGINX = '/usr/sbin/nginx';

export const canRunNginx = () => ensurePackage('nginx') !== undefined;

/** The generated site, inside the least of a main configuration, unaltered but for its places. */
export async function startNginx(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const site = readDescription();
  const siteFile = join(folder, 'site.conf');
  const places = {
    root: resolve(SITE_FOLDER),
    ...makeCertificate(folder, site.domain),
    http: [`127.0.0.1:${PORTS.nginxHttp}`],
    https: [`127.0.0.1:${PORTS.nginxHttps}`],
  };
  writeFileSync(siteFile, nginxConfig(site, places));
  const mainFile = join(folder, 'nginx.conf');
  writeFileSync(mainFile, mainConfiguration(folder, siteFile));
  execFileSync(NGINX, ['-t', '-c', mainFile], { stdio: 'pipe' });
  const child = spawn(NGINX, ['-c', mainFile], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilAnswering(PORTS.nginxHttp, child, 'nginx');
  return {
    origin: `https://127.0.0.1:${PORTS.nginxHttps}`,
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

export async function startCloudflare(): Promise<RunningServer> {
  const port = PORTS.cloudflare;
  const child = runWrangler(WRANGLER_FILE, [
    'dev',
    '--ip=127.0.0.1',
    `--port=${port}`,
    '--inspector-port=0',
    '--show-interactive-dev-session=false',
  ]);
  await untilAnswering(port, child, 'Wrangler');
  return { origin: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}
