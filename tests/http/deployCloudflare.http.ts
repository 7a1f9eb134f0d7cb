import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../hosting/server.ts';
import { prepareUpload } from '../../hosting/upload.ts';
import { findWrangler } from '../../tools/wrangler.ts';
import { type Answer, sendRequest } from '../request.ts';
import {
  type BuiltRelease,
  firstRelease,
  makeSecondRelease,
  newName,
  removedPage,
  replacedFiles,
} from './releases.ts';
import { PORTS, startCloudflare } from './servers.ts';

const START = Date.parse('2026-11-16T09:00:00Z');
const hoursLater = (hours: number) => new Date(START + hours * 3_600_000);

/** All that a browser acts on: a date may differ, and whether the host had the file at hand. */
function lasting({ status, headers, body }: Answer) {
  const { date, etag, 'last-modified': modified, 'cf-cache-status': held, ...others } = headers;
  return { status, headers: others, body: body.toString('base64') };
}

describe.skipIf(!findWrangler())('deploying to Cloudflare while somebody visits', () => {
  const origin = `http://127.0.0.1:${PORTS.deployedCloudflare}`;
  let folder: string;
  let server: RunningServer | undefined;
  let second: BuiltRelease;
  /** What the page that is open was answered before the deploy. */
  let before: ReturnType<typeof lasting>[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-deploy-'));
    second = await makeSecondRelease(join(folder, 'second'));
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  let uploads = 0;
  /** Returns what the one who deploys is told. */
  async function deploy({ folder: built }: BuiltRelease, now: Date) {
    uploads += 1;
    const upload = join(folder, `upload-${uploads}`);
    const told = await prepareUpload({ origin, now, built, folder: upload });
    await server?.stop();
    server = await startCloudflare(upload, PORTS.deployedCloudflare);
    return told;
  }
  const get = (path: string, encoding = 'identity') =>
    sendRequest(origin, path, {
      host: firstRelease.site.domain,
      headers: { 'accept-encoding': encoding },
    });
  const visit = () =>
    Promise.all(
      replacedFiles.flatMap((file) =>
        ['identity', 'br', 'gzip'].map(async (encoding) => lasting(await get(file, encoding))),
      ),
    );

  test('the first time nothing can be kept, and that is said [deploy-4]', async () => {
    const told = await deploy(firstRelease, hoursLater(0));
    expect(told).toMatch(/^Not all files of the last release are kept .+first deploy/);
    expect((await get(removedPage)).status).toBe(200);
  }, 60_000);

  test('what the open page names is answered as before, by a release that has none of it [deploy-2]', async () => {
    before = await visit();
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
    const told = await deploy(second, hoursLater(1));
    expect(told).toBe('Files of earlier releases that stay for a day: 2.');
    expect(await visit()).toEqual(before);
  }, 60_000);

  test('pages are of the new release alone, and a removed one is gone at once [deploy-3]', async () => {
    const home = (await get('/')).body.toString();
    for (const file of replacedFiles) {
      expect(home).toContain(newName(file));
      expect(home).not.toContain(file);
    }
    for (const path of [removedPage, `${removedPage}.html`, `${removedPage}/`]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  test('a day after the new release came its predecessor’s files are gone [deploy-2]', async () => {
    await deploy(second, hoursLater(25));
    expect(await visit()).toEqual(before);
    await deploy(second, hoursLater(27));
    for (const file of replacedFiles) {
      expect([file, (await get(file)).status]).toEqual([file, 404]);
      expect((await get(newName(file))).status).toBe(200);
    }
  }, 120_000);
});
