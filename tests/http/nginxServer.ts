import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readDescription, SITE_FOLDER } from '../../hosting/build.ts';
import {
  type NginxPlaces,
  type NginxVersion,
  nginxConfig,
  unknownHostsConfig,
} from '../../hosting/nginx.ts';
import type { RunningServer } from '../../hosting/server.ts';
import { makeCertificate } from '../../tools/certificate.ts';
import { ensurePackage } from '../../tools/install.ts';
import { ended, PORTS, untilAnswering } from './servers.ts';

/** The machine's own nginx, with a configuration of ours in a folder of ours. */

const NGINX = '/usr/sbin/nginx';

export const canRunNginx = () => ensurePackage('nginx') !== undefined;

export function installedVersion(): NginxVersion {
  const told = execFileSync('sh', ['-c', `${NGINX} -v 2>&1`], { encoding: 'utf8' });
  const [, major, minor, patch] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(told) ?? [];
  return [Number(major), Number(minor), Number(patch)];
}

/** The least of a main configuration, of the same form as Debian's. */
export function writeMainConfiguration(nginxFolder: string) {
  mkdirSync(join(nginxFolder, 'conf.d'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${nginxFolder}/${kind};`,
  );
  const text = `load_module ${ensurePackage('nginx')};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${nginxFolder}/nginx.pid;
error_log ${nginxFolder}/error.log;
events { worker_connections 2048; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  include ${nginxFolder}/conf.d/*.conf;
}
`;
  writeFileSync(join(nginxFolder, 'nginx.conf'), text);
}

export async function runNginx(nginxFolder: string): Promise<ChildProcess> {
  const args = ['-c', join(nginxFolder, 'nginx.conf'), '-g', 'daemon off;'];
  const child = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const pidFile = join(nginxFolder, 'nginx.pid');
  while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '') {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`);
    await wait(20);
  }
  return child;
}

/** The generated site, unaltered but for its places. */
export async function startNginx(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const site = readDescription();
  const places: NginxPlaces = {
    base: folder,
    nginxFolder: folder,
    ...makeCertificate(folder, site.domain),
    http: [`127.0.0.1:${PORTS.nginxHttp}`],
    https: [`127.0.0.1:${PORTS.nginxHttps}`],
  };
  writeMainConfiguration(folder);
  const version = installedVersion();
  const write = (file: string, text: string) => writeFileSync(join(folder, 'conf.d', file), text);
  write('site.conf', nginxConfig(site, { places, root: resolve(SITE_FOLDER), version }));
  write('00-unknown-hosts.conf', unknownHostsConfig(places, version));
  const child = await runNginx(folder);
  await untilAnswering(PORTS.nginxHttp, child, 'nginx', site.domain);
  return {
    origin: `https://127.0.0.1:${PORTS.nginxHttps}`,
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true });
    },
  };
}

export const NGINX_PLAIN_ORIGIN = `http://127.0.0.1:${PORTS.nginxHttp}`;
