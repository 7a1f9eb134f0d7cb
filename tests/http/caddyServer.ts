import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readDescription, SITE_FOLDER } from '../../hosting/build.ts';
import { buildCaddyConfig } from '../../hosting/caddy.ts';
import { findPackage } from '../../tools/install.ts';
import { sendRequest } from '../request.ts';
import { ended, PORTS, type RunningServer, untilAnswering } from './servers.ts';

/** The machine's own Caddy, with its configuration, ports and certificates in a folder of ours. */

export const canRunCaddy = () => findPackage('caddy') !== undefined;

interface CaddyPorts {
  http: number;
  https: number;
  admin?: number;
}

export async function runCaddy(
  folder: string,
  { http, https, admin }: CaddyPorts,
): Promise<ChildProcess> {
  mkdirSync(join(folder, 'sites'), { recursive: true });
  const config = `{
	admin ${admin ? `127.0.0.1:${admin}` : 'off'}
	http_port ${http}
	https_port ${https}
	local_certs
	skip_install_trust
	storage file_system ${folder}/storage
	log {
		level ERROR
	}
}
import sites/*
# Answers before there is a site.
http://ready.example {
	respond OK
}
`;
  writeFileSync(join(folder, 'Caddyfile'), config);
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  await untilAnswering(http, child, 'Caddy', 'ready.example');
  return child;
}

/** Caddy makes its certificate a moment after it has begun to listen. */
export async function untilCertified(origin: string, domain: string) {
  for (;;) {
    const isReady = await sendRequest(origin, '/', { host: domain }).then(
      () => true,
      () => false,
    );
    if (isReady) return;
  }
}

export async function startCaddy(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-caddy-'));
  const site = readDescription();
  // A release whose folder `dist` is the build.
  const release = resolve(SITE_FOLDER, '..');
  mkdirSync(join(folder, 'sites'));
  writeFileSync(join(folder, 'sites', site.domain), buildCaddyConfig(site, release));
  const child = await runCaddy(folder, { http: PORTS.caddyHttp, https: PORTS.caddyHttps });
  const origin = `https://127.0.0.1:${PORTS.caddyHttps}`;
  await untilCertified(origin, site.domain);
  return {
    origin,
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true });
    },
  };
}
