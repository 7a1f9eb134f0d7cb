import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensurePackages, ensureTool } from '../scripts/install.ts';
import { DEPLOY_FOLDER, DESCRIPTION_FILE, SITE_FOLDER, type SiteDescription } from './build.ts';
import { nginxConfig } from './nginx.ts';

/** The three engines that serve the site, started on this machine over the same build. */

export interface Engine {
  origin: string;
  stop: () => Promise<void>;
}

const START_TIMEOUT = 60_000;
const PORTS = { embedded: 43_230, nginxHttp: 43_231, nginxHttps: 43_232, cloudflare: 43_233 };

export const description = (): SiteDescription =>
  JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8'));

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

export async function startEmbedded(): Promise<Engine> {
  const port = PORTS.embedded;
  const child = spawn(process.execPath, ['hosting/server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  });
  await untilAnswering(port, child, 'The embedded server');
  return { origin: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

/** A key and a certificate that only this test trusts, for a day. */
export function makeCertificate(folder: string, domain: string) {
  const certificateKey = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const subject = [
    '-subj',
    `/CN=${domain}`,
    '-addext',
    `subjectAltName=DNS:${domain},DNS:localhost`,
  ];
  const files = ['-keyout', certificateKey, '-out', certificate];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', ...kind, '-days', '1', ...subject, ...files], { stdio: 'pipe' });
  return { certificate, certificateKey };
}

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'];

export const canRunNginx = () => ensurePackages(NGINX_PACKAGES, BROTLI) !== undefined;

/** The generated site, inside the least of a main configuration, unaltered but for its places. */
export async function startNginx({ tls = true } = {}): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const site = description();
  const siteFile = join(folder, 'site.conf');
  const config = nginxConfig(site, {
    root: resolve(SITE_FOLDER),
    ...makeCertificate(folder, site.domain),
    http: [`127.0.0.1:${PORTS.nginxHttp}`],
    https: [`127.0.0.1:${PORTS.nginxHttps}`],
  });
  writeFileSync(siteFile, tls ? config : config.replaceAll(' ssl http2;', ';'));
  const mainFile = join(folder, 'nginx.conf');
  writeFileSync(mainFile, mainConfiguration(folder, siteFile));
  execFileSync(NGINX, ['-t', '-c', mainFile], { stdio: 'pipe' });
  const child = spawn(NGINX, ['-c', mainFile], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilAnswering(PORTS.nginxHttp, child, 'nginx');
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${PORTS.nginxHttps}`,
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
  return `load_module ${BROTLI};
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

const QUIET = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_LOG: 'warn',
};

export const findWrangler = () => ensureTool('wrangler', 'wrangler/bin/wrangler.js');

export function runWrangler(args: string[], output: 'ignore' | 'inherit' = 'ignore') {
  const wrangler = findWrangler();
  if (!wrangler) throw new Error('Wrangler is not installed.');
  // Started as it is, not through npx, so that ending it ends the engine under it too.
  return spawn(
    process.execPath,
    [wrangler, ...args, '--config', `${DEPLOY_FOLDER}/wrangler.jsonc`],
    {
      stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, 'inherit'],
      env: { ...process.env, ...QUIET, ...(output === 'inherit' && { WRANGLER_LOG: 'log' }) },
    },
  );
}

export async function startCloudflare(): Promise<Engine> {
  const port = PORTS.cloudflare;
  const child = runWrangler([
    'dev',
    '--ip=127.0.0.1',
    `--port=${port}`,
    '--inspector-port=0',
    '--show-interactive-dev-session=false',
  ]);
  await untilAnswering(port, child, 'Wrangler');
  return { origin: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}
