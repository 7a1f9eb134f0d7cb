import { join } from 'node:path';
import { liveSiteAt } from '../../hosting/liveSite.ts';
import type { RunningServer } from '../../hosting/server.ts';
import { prepareUpload } from '../../hosting/upload.ts';
import { startMachine } from './machine.ts';
import { type BuiltRelease, firstRelease } from './releases.ts';
import { PORTS, startCloudflare } from './servers.ts';

/** The hosts that we deploy to, on this machine. */
export interface DeployHost {
  origin: string;
  /** Returns what the one who deploys is told. */
  deploy: (release: BuiltRelease, now: Date) => Promise<string[]>;
  stop: () => Promise<void>;
}

export async function nginxHost(folder: string): Promise<DeployHost> {
  const ports = { http: PORTS.deployedHttp, https: PORTS.deployedHttps, ssh: PORTS.ssh };
  const machine = await startMachine(folder, ports);
  machine.certify(firstRelease.site.domain);
  return {
    origin: machine.origin,
    async deploy(release, now) {
      const { hasWorked, output } = await machine.deploy({ release, now });
      if (!hasWorked) throw new Error(output);
      return output.trim().split('\n');
    },
    stop: machine.stop,
  };
}

export async function cloudflareHost(folder: string): Promise<DeployHost> {
  const origin = `http://127.0.0.1:${PORTS.deployedCloudflare}`;
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
      server = await startCloudflare(upload, PORTS.deployedCloudflare);
      return told;
    },
    stop: async () => server?.stop(),
  };
}
