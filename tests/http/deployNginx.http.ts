import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest } from '../../hosting/request.ts';
import {
  canAddUsers,
  canRunMachine,
  configurationOf,
  type DeployRequest,
  type Machine,
  startMachine,
} from './machine.ts';
import type { BuiltRelease } from './releases.ts';
import { PORTS } from './servers.ts';
import { makeSmallRelease, scriptOf } from './smallRelease.ts';

const DOMAIN = 'www.first.example';
const NEIGHBOR = 'www.second.example';
const ports = { http: PORTS.mechanism, https: PORTS.mechanism + 1, ssh: PORTS.mechanism + 2 };

describe.skipIf(!canRunMachine())('a machine with sshd and nginx', { timeout: 120_000 }, () => {
  let folder: string;
  let machine: Machine;
  let base: string;
  const releases = new Map<string, BuiltRelease>();

  const release = (word: string, domain = DOMAIN) => {
    const place = join(folder, 'built', domain, word);
    const made = releases.get(place) ?? makeSmallRelease(place, domain, word);
    releases.set(place, made);
    return made;
  };
  const deploy = (word: string, request: Partial<DeployRequest> = {}) =>
    machine.deploy({ release: release(word), ...request });
  const rollBack = () => deploy('any', { task: 'rollback' });

  const get = async (path: string, host = DOMAIN, origin = machine.origin) => {
    const { status, headers, body } = await sendRequest(origin, path, { host });
    return { status, policy: headers['content-security-policy'], body: body.toString() };
  };
  const whole = (word: string) => ({ status: 200, policy: word, body: word });
  const kept = () => readdirSync(join(base, 'releases')).sort();
  const live = () => readlinkSync(join(base, 'current')).replace('releases/', '');
  /** All by which a deploy could have changed something. */
  const state = () => ({ kept: kept(), live: live(), configuration: configurationOf(machine) });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-machine-'));
    machine = await startMachine(folder, ports);
    base = machine.places(DOMAIN).base;
    writeFileSync(join(release('slow').folder, 'large.txt'), 'x'.repeat(400_000));
  }, 60_000);
  afterAll(async () => {
    await machine?.stop();
    rmSync(folder, { recursive: true });
  });

  describe('before there is a certificate', () => {
    test('the deploy says how to get one, and has laid the way for it [deploy-8]', async () => {
      const { hasWorked, output } = await deploy('first');
      expect(hasWorked).toBe(false);
      expect(output).toContain(`There is no certificate for ${DOMAIN} on machine yet`);
      expect(output).toContain(
        `certbot certonly --webroot -w ${base} -d ${DOMAIN} -d first.example`,
      );
      const challenge = join(base, '.well-known/acme-challenge');
      mkdirSync(challenge, { recursive: true });
      writeFileSync(join(challenge, 'token'), 'proof');
      const asked = await get('/.well-known/acme-challenge/token', DOMAIN, machine.plainOrigin);
      expect(asked).toMatchObject({ status: 200, body: 'proof' });
      expect(await get('/', DOMAIN, machine.plainOrigin)).toMatchObject({ status: 503 });
    });

    test('there is nothing to go back to [deploy-6]', async () => {
      expect(await rollBack()).toMatchObject({
        hasWorked: false,
        output: expect.stringContaining(`There is no older release of ${DOMAIN}`),
      });
    });
  });

  describe('once there is one', () => {
    beforeAll(() => machine.certify(DOMAIN));

    test('a release has a folder of its own, and is readable whatever it was here [deploy-5]', async () => {
      const { folder: built } = release('first');
      const mask = process.umask(0o077);
      writeFileSync(join(built, 'index.html'), 'first', { mode: 0o600 });
      const { hasWorked, output } = await deploy('first').finally(() => process.umask(mask));
      expect([hasWorked, output]).toEqual([true, expect.stringContaining(`${DOMAIN} is live`)]);
      expect(kept()).toEqual([live()]);
      const site = join(base, 'current/site');
      const rights = ['index.html', '_astro', '.', scriptOf('first')].map((file) => {
        const { mode, uid, gid } = statSync(join(site, file));
        return [file, mode & 0o777, uid, gid];
      });
      expect(rights).toEqual([
        ['index.html', 0o644, 0, 0],
        ['_astro', 0o755, 0, 0],
        ['.', 0o755, 0, 0],
        [scriptOf('first'), 0o644, 0, 0],
      ]);
      expect(await get('/')).toEqual(whole('first'));
    });

    test('pages and their policy change in one step [deploy-5]', async () => {
      const seen: string[] = [];
      let isOver = false;
      const visitor = (async () => {
        while (!isOver) {
          const { status, policy, body } = await get('/about');
          seen.push(`${status} ${policy} ${body}`);
          await wait(1);
        }
      })();
      await deploy('second');
      expect(await get('/about')).toEqual(whole('second'));
      isOver = true;
      await visitor;
      expect([...new Set(seen)]).toEqual(['200 first first', '200 second second']);
    });

    test('what nginx refuses changes nothing, and nginx’s words are told [deploy-5]', async () => {
      const before = state();
      const refused = release('refused');
      refused.site.headers['Content-Security-Policy'] = '$no_such_variable';
      const { hasWorked, output } = await machine.deploy({ release: refused });
      expect(hasWorked).toBe(false);
      expect(output).toContain('Nothing was changed');
      expect(output).toMatch(/\[emerg\] .*unknown "no_such_variable" variable/);
      expect(state()).toEqual(before);
      expect(await get('/')).toEqual(whole('second'));
    });

    test('what nginx takes in the test but not in earnest is put back [deploy-5]', async () => {
      const taken = createServer().listen(ports.https + 8, '127.0.0.1');
      await once(taken, 'listening');
      const before = state();
      const { hasWorked, output } = await deploy('third', {
        https: [`127.0.0.1:${ports.https + 8}`],
      });
      taken.close();
      expect(hasWorked).toBe(false);
      expect(output).toContain('All is as it was');
      expect(output).toMatch(/\[emerg\] .*bind\(\) to .+ failed/);
      expect(state()).toEqual(before);
      expect(await get('/')).toEqual(whole('second'));
    });

    test('a rollback brings pages and policy back, and keeps what open pages name [deploy-6]', async () => {
      const { hasWorked, output } = await rollBack();
      expect([hasWorked, output]).toEqual([true, expect.stringContaining('is live again')]);
      expect(await get('/')).toEqual(whole('first'));
      expect(await get(scriptOf('second'))).toMatchObject({ status: 200, body: 'second' });
    });

    test('a rollback goes on further back, and never to what was rolled back [deploy-6]', async () => {
      await deploy('third');
      await deploy('fourth');
      expect(await get(scriptOf('second'))).toMatchObject({ status: 200 });
      for (const word of ['third', 'first']) {
        expect(await rollBack()).toMatchObject({ hasWorked: true });
        expect(await get('/')).toEqual(whole(word));
      }
      const before = state();
      expect(await rollBack()).toMatchObject({
        hasWorked: false,
        output: expect.stringContaining('There is no older release'),
      });
      expect(state()).toEqual(before);
    });

    test('five releases are kept [deploy-5]', async () => {
      const [oldest = ''] = kept();
      const older = ['20260101T000000.000Z', '20260102T000000.000Z', '20260103T000000.000Z'];
      for (const name of [...older, '20260104T000000.000Z', '20260105T000000.000Z']) {
        cpSync(join(base, 'releases', oldest), join(base, 'releases', name), { recursive: true });
      }
      await deploy('fifth');
      expect(kept()).toEqual([
        ...older.slice(2),
        '20260104T000000.000Z',
        '20260105T000000.000Z',
        oldest,
        live(),
      ]);
    });

    /** Waits until some of the upload has arrived. */
    async function uploadBegins() {
      const isBegun = () => {
        const part = kept().find((name) => name.endsWith('.part'));
        return part && existsSync(join(base, 'releases', part, 'site'));
      };
      while (!isBegun()) await wait(20);
    }

    test('an upload that breaks off leaves the site alone, and the next deploy cleans up [deploy-7]', async () => {
      const before = state();
      const broken = machine.startSlowly({ release: release('slow') });
      await uploadBegins();
      broken.kill('SIGKILL');
      await once(broken, 'exit');
      expect({ ...state(), kept: kept().filter((name) => !name.endsWith('.part')) }).toEqual(
        before,
      );
      expect(kept().some((name) => name.endsWith('.part'))).toBe(true);
      expect(await get('/')).toEqual(whole('fifth'));
      expect(await deploy('sixth')).toMatchObject({ hasWorked: true });
      expect(kept().filter((name) => name.endsWith('.part'))).toEqual([]);
      expect(await get('/')).toEqual(whole('sixth'));
    });

    test('of two deploys at once the second is refused; one that died is in nobody’s way [deploy-7]', async () => {
      const first = machine.startSlowly({ release: release('slow') });
      await uploadBegins();
      for (const task of ['deploy', 'rollback'] as const) {
        expect(await deploy('seventh', { task })).toMatchObject({
          hasWorked: false,
          output: expect.stringContaining(`Another deploy of ${DOMAIN} is under way`),
        });
      }
      first.kill('SIGKILL');
      expect(await deploy('seventh')).toMatchObject({ hasWorked: true });
      expect(await get('/')).toEqual(whole('seventh'));
    });

    test('two sites live on one machine, and other names get nothing [deploy-9]', async () => {
      machine.certify(NEIGHBOR);
      const neighbor = release('neighbor', NEIGHBOR);
      expect(await machine.deploy({ release: neighbor })).toMatchObject({ hasWorked: true });
      expect(await get('/', NEIGHBOR)).toEqual(whole('neighbor'));
      expect(await get('/')).toEqual(whole('seventh'));
      await expect(get('/', 'other.example')).rejects.toThrow('unrecognized name');
      await expect(get('/', 'other.example', machine.plainOrigin)).rejects.toThrow('hang up');
    });

    test('a machine’s own answer to other names stays [deploy-9]', async () => {
      const own = `server { listen 127.0.0.1:${ports.http} default_server; return 200 own; }\n`;
      rmSync(join(machine.nginxFolder, 'conf.d/00-unknown-hosts.conf'));
      writeFileSync(join(machine.nginxFolder, 'conf.d/own.conf'), own);
      expect(await deploy('eighth')).toMatchObject({ hasWorked: true });
      expect(await get('/', 'other.example', machine.plainOrigin)).toMatchObject({ body: 'own' });
      await expect(get('/', 'other.example')).rejects.toThrow('unrecognized name');
    });
  });

  describe.skipIf(!canAddUsers())('for an ordinary user', () => {
    test('a user whom sudo trusts can deploy, and the files are root’s [deploy-8]', async () => {
      expect(await deploy('by-user', { machine: 'deployer@machine' })).toMatchObject({
        hasWorked: true,
      });
      expect(await get('/')).toEqual(whole('by-user'));
      expect(statSync(join(base, 'current/site/index.html'))).toMatchObject({ uid: 0, gid: 0 });
    });

    test('another user is told what is missing [deploy-8]', async () => {
      const before = state();
      const { hasWorked, output } = await deploy('by-user', { machine: 'stranger@machine' });
      expect([hasWorked, output]).toEqual([
        false,
        expect.stringContaining('this user is not root'),
      ]);
      expect(state()).toEqual(before);
    });
  });

  describe('where something is missing', () => {
    test.each([
      ['nobody', 'ssh cannot reach nobody: '],
      ['machine-without-nginx', 'There is no nginx on this machine: install it first'],
      ['machine-without-rsync', 'There is no rsync on this machine: install it first'],
    ])('a deploy to %s says so [deploy-8]', async (name, message) => {
      const { hasWorked, output } = await deploy('first', { machine: name });
      expect([hasWorked, output]).toEqual([false, expect.stringContaining(message)]);
    });

    test('a configuration that was broken before is not blamed on the deploy [deploy-8]', async () => {
      const file = join(machine.nginxFolder, 'conf.d/broken.conf');
      writeFileSync(file, 'nonsense;\n');
      const { hasWorked, output } = await deploy('first');
      rmSync(file);
      expect(hasWorked).toBe(false);
      expect(output).toContain('nginx refuses the configuration that it has already');
      expect(output).toContain('unknown directive "nonsense"');
    });

    test('an nginx that reads no conf.d is told apart from one that has the site [deploy-8]', async () => {
      const file = join(machine.nginxFolder, 'nginx.conf');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/include .+;/, ''));
      const { hasWorked, output } = await deploy('first');
      writeFileSync(file, text);
      expect([hasWorked, output]).toEqual([false, expect.stringContaining('nginx does not read')]);
    });
  });
});
