import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, sendRequest } from '../../hosting/request.ts';
import { findWrangler } from '../../tools/wrangler.ts';
import { cloudflareHost, type DeployHost, nginxHost } from './deployHosts.ts';
import { canRunMachine } from './machine.ts';
import {
  type BuiltRelease,
  firstRelease,
  makeSecondRelease,
  newName,
  removedPage,
  replacedFiles,
} from './releases.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-16T09:00:00Z');
const hoursLater = (hours: number) => new Date(START + hours * HOUR);
const ENCODINGS = ['identity', 'br', 'gzip'];

const hosts = [
  { name: 'nginx', start: nginxHost, canRun: canRunMachine },
  { name: 'cloudflare', start: cloudflareHost, canRun: () => findWrangler() !== undefined },
];

/** All that a browser acts on: a date may differ, and whether the host had the file at hand. */
function lasting({ status, headers, body }: Answer) {
  const { date, etag, 'last-modified': modified, 'cf-cache-status': held, ...others } = headers;
  return { status, headers: others, body: body.toString('base64') };
}

describe.each(hosts.map((host) => [host.name, host] as const))('deploying to %s', (_, host) => {
  describe.skipIf(!host.canRun())('while somebody visits', () => {
    let folder: string;
    let running: DeployHost;
    let second: BuiltRelease;
    /** What the page that is open was answered before the deploy. */
    let before: ReturnType<typeof lasting>[];
    const get = (path: string, encoding = 'identity') =>
      sendRequest(running.origin, path, {
        host: firstRelease.site.domain,
        headers: { 'accept-encoding': encoding },
      });
    const visit = () =>
      Promise.all(
        replacedFiles.flatMap((file) =>
          ENCODINGS.map(async (encoding) => lasting(await get(file, encoding))),
        ),
      );
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'site-deploy-'));
      running = await host.start(folder);
      second = await makeSecondRelease(join(folder, 'second'));
    }, 120_000);
    afterAll(async () => {
      await running?.stop();
      rmSync(folder, { recursive: true });
    });

    test('the first time nothing can be kept, and that is said [deploy-4]', async () => {
      const told = await running.deploy(firstRelease, hoursLater(0));
      expect(told.join(' ')).toMatch(/No file of an earlier release is kept: .+first deploy/);
      expect((await get(removedPage)).status).toBe(200);
    }, 60_000);

    test('what the open page names is answered as before, by a release that has none of it [deploy-2]', async () => {
      before = await visit();
      expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
      const told = await running.deploy(second, hoursLater(1));
      expect(told[0]).toBe('Files of earlier releases that stay for a day: 2.');
      expect(await visit()).toEqual(before);
    }, 60_000);

    test('pages are of the new release alone, and a removed one is gone at once [deploy-3]', async () => {
      const home = (await get('/')).body.toString();
      for (const file of replacedFiles) {
        expect(home).toContain(newName(file));
        expect(home).not.toContain(file);
        expect((await get(newName(file))).status).toBe(200);
      }
      for (const path of [removedPage, `${removedPage}.html`, `${removedPage}/`]) {
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      }
    });

    test('a day after the new release came its predecessor’s files are gone [deploy-2]', async () => {
      await running.deploy(second, hoursLater(25));
      expect(await visit()).toEqual(before);
      await running.deploy(second, hoursLater(27));
      for (const file of replacedFiles) {
        expect([file, (await get(file)).status]).toEqual([file, 404]);
        expect((await get(newName(file))).status).toBe(200);
      }
    }, 120_000);
  });
});
