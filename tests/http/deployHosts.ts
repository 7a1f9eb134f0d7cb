import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchCommands, uploadCommands } from '../../hosting/deployNginx.ts';
import { liveSiteAt, liveSiteIn } from '../../hosting/liveSite.ts';
import { nginxConfig } from '../../hosting/nginx.ts';
import type { RunningServer } from '../../hosting/server.ts';
import { prepareUpload } from '../../hosting/upload.ts';
import type { BuiltRelease } from './releases.ts';
import { DEPLOY_PORTS, NGINX, startCloudflare, startNginx } from './servers.ts';

/** The hosts that we deploy to, on this machine: everything but the way there is real. */
export interface DeployHost {
  origin: string;
  /** Returns what the one who deploys is told. */
  deploy: (release: BuiltRelease, now: Date) => Promise<string[]>;
  stop: () => Promise<void>;
}

function writeProgram(folder: string, name: string, lines: string[]) {
  const file = join(folder, name);
  writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
}

/** `ssh` that stays here, and the `nginx` that it finds. */
function fakeMachine(folder: string, mainFile: string) {
  mkdirSync(folder);
  writeProgram(folder, 'ssh', ['[ "$1" = -l ] && shift 2', 'shift', 'exec sh -c "$*"']);
  writeProgram(folder, 'nginx', [`exec ${NGINX} -c ${mainFile} "$@"`]);
  return { ...process.env, PATH: `${folder}:${process.env.PATH}` };
}

export async function nginxHost(folder: string): Promise<DeployHost> {
  const root = join(folder, 'var/www/site');
  const nginx = await startNginx(root, DEPLOY_PORTS);
  const env = fakeMachine(join(folder, 'bin'), nginx.mainFile);
  const target = { machine: 'root@machine', root };
  const config = { from: join(folder, 'nginx.conf'), to: nginx.siteFile };
  const run = (commands: string[][]) => {
    for (const [command = '', ...args] of commands) {
      const { status, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr}`);
    }
  };
  return {
    origin: nginx.origin,
    async deploy(release, now) {
      writeFileSync(config.from, nginxConfig(release.site, nginx.places));
      const [liveFolder, upload] = [join(folder, 'live'), join(folder, 'upload')];
      run(fetchCommands(target, liveFolder));
      const live = liveSiteIn(liveFolder);
      const told = await prepareUpload({ live, now, built: release.folder, folder: upload });
      run(uploadCommands(target, upload, config));
      await nginx.reloaded();
      return told;
    },
    stop: nginx.stop,
  };
}

export async function cloudflareHost(folder: string): Promise<DeployHost> {
  const origin = `http://127.0.0.1:${DEPLOY_PORTS.cloudflare}`;
  let server: RunningServer | undefined;
  let count = 0;
  return {
    origin,
    async deploy(release, now) {
      count += 1;
      const upload = join(folder, `upload-${count}`);
      const live = liveSiteAt(origin);
      const told = await prepareUpload({ live, now, built: release.folder, folder: upload });
      await server?.stop();
      server = await startCloudflare(upload, DEPLOY_PORTS);
      return told;
    },
    stop: async () => server?.stop(),
  };
}
