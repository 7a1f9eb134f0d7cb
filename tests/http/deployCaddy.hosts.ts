import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SiteDescription } from '../../hosting/build.ts';
import { deployToCaddy, rollBackCaddy } from '../../hosting/deployCaddy.ts';
import { sendRequest } from '../request.ts';
import { untilCertified } from './caddyServer.ts';
import { canRunMachine, type Machine, startMachine } from './machine.ts';
import { DOMAIN, makeSmallRelease, scriptOf } from './smallRelease.ts';

/** One after the other on one machine: each test goes on from where the last one left it. */

const DAY = 24 * 60 * 60;
const { PATH } = process.env;

describe.skipIf(!canRunMachine())('a machine with sshd and Caddy', { timeout: 60_000 }, () => {
  let folder: string;
  let base: string;
  let machine: Machine;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-machine-'));
    base = join(folder, 'var/www');
    machine = await startMachine(folder);
    vi.stubEnv('PATH', `${machine.bin}:${PATH}`);
  }, 60_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await machine?.stop();
    rmSync(folder, { recursive: true });
  });

  const target = () => ({
    machine: 'machine',
    domain: DOMAIN,
    base,
    caddyFolder: machine.caddyFolder,
  });
  const release = (word: string, change?: Partial<SiteDescription>) =>
    makeSmallRelease(join(folder, 'built'), word, change);
  const deploy = (word: string) => deployToCaddy(target(), release(word));
  const rollBack = () => rollBackCaddy(target());

  async function ask(path: string, headers = {}) {
    const answer = await sendRequest(machine.origin, path, { host: DOMAIN, headers });
    return { ...answer, body: answer.body.toString() };
  }
  /** What the site and its policy say: they must never be of two releases. */
  async function says() {
    const { body, headers } = await ask('/');
    return [body, headers['content-security-policy']];
  }
  const state = async () => ({
    says: await says(),
    live: readlinkSync(join(base, 'current')),
    releases: readdirSync(join(base, 'releases')),
    sites: readdirSync(join(machine.caddyFolder, 'sites')),
  });

  async function expectRefusal(attempt: () => void, words: string | RegExp) {
    const before = await state();
    expect(attempt).toThrow(words);
    expect(await state()).toEqual(before);
  }

  test('a first release that Caddy refuses leaves nothing behind [deploy-5]', () => {
    const broken = release('broken', { otherHeaders: { '/x {': { Name: 'value' } } });
    expect(() => deployToCaddy(target(), broken)).toThrow('Caddy refuses the configuration');
    expect(readdirSync(base).sort()).toEqual(['lock', 'upload']);
    expect(readdirSync(join(machine.caddyFolder, 'sites'))).toEqual([]);
  });

  test('a first release is live [deploy-5]', async () => {
    deploy('first');
    await untilCertified(machine.origin, DOMAIN);
    expect(await says()).toEqual(['first', 'first']);
  });

  test('a second one takes its place, and what open pages name is still there [deploy-2]', async () => {
    const before = await ask('/terms');
    deploy('second');
    expect(await says()).toEqual(['second', 'second']);
    const script = await ask(scriptOf('first'));
    expect([script.status, script.body]).toEqual([200, 'first']);
    expect(script.headers['cache-control']).toContain('immutable');
    const again = await ask('/terms', { 'if-none-match': before.headers.etag });
    expect(again.status).toBe(304);
  });

  test('pages are of the new release alone, and a removed one is gone at once [deploy-3]', async () => {
    expect((await ask('/second')).status).toBe(200);
    for (const path of ['/first', '/first.html']) expect((await ask(path)).status).toBe(404);
  });

  test('a day later a deploy takes the old files away [deploy-2]', async () => {
    const old = Date.now() / 1000 - DAY - 2 * 60 * 60;
    utimesSync(join(base, 'current/kept', scriptOf('first')), old, old);
    deploy('third');
    expect((await ask(scriptOf('first'))).status).toBe(404);
    expect((await ask(scriptOf('second'))).status).toBe(200);
  });

  test('a release that Caddy refuses changes nothing [deploy-5]', async () => {
    const broken = release('broken', { otherHeaders: { '/x {': { Name: 'value' } } });
    await expectRefusal(() => deployToCaddy(target(), broken), 'Caddy refuses the configuration');
  });

  test('an upload that breaks off changes nothing, and the next deploy is whole [deploy-7]', async () => {
    const files = release('fourth');
    writeFileSync(join(String(files[0]), 'large.txt'), 'x'.repeat(1_000_000));
    vi.stubEnv('PATH', `${machine.brokenBin}:${PATH}`);
    await expectRefusal(() => deployToCaddy(target(), files), 'rsync failed');
    vi.stubEnv('PATH', `${machine.bin}:${PATH}`);
    deployToCaddy(target(), files);
    expect(await says()).toEqual(['fourth', 'fourth']);
    expect((await ask('/large.txt')).body).toHaveLength(1_000_000);
  });

  test('of two deploys at once the second is refused, and a rollback too [deploy-7]', async () => {
    const hold = `exec 9>${base}/lock; flock 9; echo locked; exec sleep 60`;
    const other = spawn('sh', ['-c', hold]);
    await once(other.stdout, 'data');
    await expectRefusal(() => deploy('fifth'), 'Another deploy is under way');
    await expectRefusal(rollBack, 'Another deploy of');
    other.kill();
    await once(other, 'exit');
  });

  test('a rollback brings pages and policy back, and keeps what open pages name [deploy-6]', async () => {
    rollBack();
    expect(await says()).toEqual(['third', 'third']);
    expect((await ask(scriptOf('fourth'))).status).toBe(200);
  });

  test('each goes one further, until there is none [deploy-6]', async () => {
    for (const word of ['second', 'first']) {
      rollBack();
      expect(await says()).toEqual([word, word]);
    }
    await expectRefusal(rollBack, 'There is no older release');
  });

  test('five releases are kept [deploy-5]', () => {
    for (const day of [1, 2, 3, 4, 5]) {
      mkdirSync(join(base, `releases/2026010${day}T000000.000Z`));
    }
    const before = readdirSync(join(base, 'releases'));
    deploy('fifth');
    const live = basename(readlinkSync(join(base, 'current')));
    expect(readdirSync(join(base, 'releases'))).toEqual([...before, live].slice(-5));
  });

  test('what the machine or this computer lacks is named [deploy-8]', async () => {
    const config = join(machine.caddyFolder, 'Caddyfile');
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, text.replace('import sites/*', ''));
    await expectRefusal(() => deploy('f'), 'Add the line “import sites/*”');
    writeFileSync(config, text);
    const nobody = { ...target(), machine: 'nobody' };
    await expectRefusal(() => rollBackCaddy(nobody), 'Could not resolve hostname nobody');
  });
});
