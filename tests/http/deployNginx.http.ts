import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeployedSite, siteOn } from './deployedSite.ts';
import {
  canAddUsers,
  canRunMachine,
  type DeployResult,
  type Machine,
  startMachine,
} from './machine.ts';
import { PORTS } from './servers.ts';
import { scriptOf } from './smallRelease.ts';

const ports = { http: PORTS.mechanism, https: PORTS.mechanism + 1, ssh: PORTS.mechanism + 2 };
const TAKEN_PORT = PORTS.mechanism + 9;

const worked = { hasWorked: true };
const failedWith = (words: string) => ({
  hasWorked: false,
  output: expect.stringContaining(words),
});
const whole = (word: string) => ({ status: 200, policy: word, body: word });
const isPart = (name: string) => name.endsWith('.part');

describe.skipIf(!canRunMachine())('a machine with sshd and nginx', { timeout: 120_000 }, () => {
  let folder: string;
  let machine: Machine;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-machine-'));
    machine = await startMachine(folder, ports);
  }, 60_000);
  afterAll(async () => {
    await machine?.stop();
    rmSync(folder, { recursive: true });
  });

  async function siteWith(domain: string, ...words: string[]): Promise<DeployedSite> {
    machine.certify(domain);
    const site = siteOn(machine, domain);
    for (const word of words) expect(await site.deploy(word)).toMatchObject(worked);
    return site;
  }

  describe('before there is a certificate', () => {
    let site: DeployedSite;
    let result: DeployResult;
    beforeAll(async () => {
      site = siteOn(machine, 'www.new.example');
      result = await site.deploy('first');
    }, 60_000);

    test('the deploy says how to get one, and has laid the way for it [deploy-8]', async () => {
      const { base, domain, get } = site;
      expect(result).toMatchObject(failedWith(`There is no certificate for ${domain} on machine`));
      const command = `certbot certonly --webroot -w ${base} -d ${domain} -d new.example`;
      expect(result.output).toContain(command);
      const challenge = join(base, '.well-known/acme-challenge');
      mkdirSync(challenge, { recursive: true });
      writeFileSync(join(challenge, 'token'), 'proof');
      const origin = machine.plainOrigin;
      const asked = await get('/.well-known/acme-challenge/token', { origin });
      expect(asked).toMatchObject({ status: 200, body: 'proof' });
      expect(await get('/', { origin })).toMatchObject({ status: 503 });
    });

    test('there is nothing to go back to [deploy-6]', async () => {
      expect(await site.rollBack()).toMatchObject(failedWith('There is no older release'));
    });
  });

  describe('a release', () => {
    let site: DeployedSite;
    beforeAll(async () => {
      site = await siteWith('www.first.example');
      mkdirSync(join(site.base, '_astro'), { recursive: true });
      writeFileSync(join(site.base, scriptOf('old')), 'of version 0.5');
      chmodSync(join(site.release('first').folder, 'index.html'), 0o600);
      const mask = process.umask(0o077);
      const result = await site.deploy('first').finally(() => process.umask(mask));
      expect(result).toMatchObject({ hasWorked: true, output: expect.stringContaining('is live') });
    }, 60_000);

    test('has a folder of its own, and is readable whatever it was here [deploy-5]', async () => {
      expect(site.kept()).toEqual([site.live()]);
      const rightsOf = (file: string) => {
        const { mode, uid, gid } = statSync(join(site.base, 'current/site', file));
        return [mode & 0o777, uid, gid];
      };
      for (const file of ['index.html', scriptOf('first')]) {
        expect([file, rightsOf(file)]).toEqual([file, [0o644, 0, 0]]);
      }
      for (const place of ['.', '_astro']) {
        expect([place, rightsOf(place)]).toEqual([place, [0o755, 0, 0]]);
      }
      expect(await site.get('/')).toEqual(whole('first'));
    });

    test('keeps what version 0.5 had, for those who have its pages open [deploy-2]', async () => {
      const answer = await site.get(scriptOf('old'));
      expect(answer).toMatchObject({ status: 200, body: 'of version 0.5' });
    });

    test('changes pages and policy in one step [deploy-5]', async () => {
      const seen: string[] = [];
      let isOver = false;
      const visitor = (async () => {
        while (!isOver) {
          const { status, policy, body } = await site.get('/');
          seen.push(`${status} ${policy} ${body}`);
          await wait(1);
        }
      })();
      const before = site.live();
      // It goes on answering, and reads nothing new until it is woken.
      machine.nginx.kill('SIGSTOP');
      const deploying = site.deploy('second');
      while (site.live() === before) await wait(20);
      expect(await site.get('/about')).toEqual(whole('first'));
      machine.nginx.kill('SIGCONT');
      expect(await deploying).toMatchObject(worked);
      expect(await site.get('/about')).toEqual(whole('second'));
      isOver = true;
      await visitor;
      expect([...new Set(seen)]).toEqual(['200 first first', '200 second second']);
    });

    test('that nginx refuses changes nothing, and nginx’s words are told [deploy-5]', async () => {
      const before = await site.state();
      const refused = site.release('refused');
      refused.site.headers['Content-Security-Policy'] = '$no_such_variable';
      const result = await machine.deploy({ release: refused });
      expect(result).toMatchObject(failedWith('Nothing was changed'));
      expect(result.output).toMatch(/\[emerg\] .*unknown "no_such_variable" variable/);
      // Else it would have been switched, and put back.
      expect(result.output).not.toContain('All is as it was');
      expect(await site.state()).toEqual(before);
    });

    test('that nginx takes in the test but not in earnest is put back [deploy-5]', async () => {
      const before = await site.state();
      const other = createServer().listen(TAKEN_PORT, '127.0.0.1');
      await once(other, 'listening');
      const result = await site.deploy('third', { https: [`127.0.0.1:${TAKEN_PORT}`] });
      other.close();
      expect(result).toMatchObject(failedWith('All is as it was'));
      expect(result.output).toMatch(/\[emerg\] .*bind\(\) to .+ failed/);
      expect(await site.state()).toEqual(before);
    });

    test('goes when five newer ones are there [deploy-5]', async () => {
      const releases = join(site.base, 'releases');
      for (const day of [1, 2, 3, 4, 5]) {
        const name = `2026010${day}T000000.000Z`;
        cpSync(join(releases, site.live()), join(releases, name), { recursive: true });
      }
      const before = site.kept();
      await site.deploy('fourth');
      expect(site.kept()).toEqual([...before, site.live()].slice(-5));
    });
  });

  describe('a rollback', () => {
    let site: DeployedSite;
    beforeAll(async () => {
      site = await siteWith('www.back.example', 'first', 'second');
    }, 60_000);

    test('brings pages and policy back, and keeps what open pages name [deploy-6]', async () => {
      const result = await site.rollBack();
      expect(result).toEqual({ hasWorked: true, output: expect.stringContaining('live again') });
      expect(await site.get('/')).toEqual(whole('first'));
      const script = await site.get(scriptOf('second'));
      expect(script).toMatchObject({ status: 200, body: 'second' });
    });

    test('goes on further back, and never to what was rolled back [deploy-6]', async () => {
      for (const word of ['third', 'fourth']) {
        expect(await site.deploy(word)).toMatchObject(worked);
        expect(await site.get(scriptOf('second'))).toMatchObject({ status: 200 });
      }
      for (const word of ['third', 'first']) {
        expect(await site.rollBack()).toMatchObject(worked);
        expect(await site.get('/')).toEqual(whole(word));
      }
      const before = await site.state();
      expect(await site.rollBack()).toMatchObject(failedWith('There is no older release'));
      expect(await site.state()).toEqual(before);
    });
  });

  describe('a deploy that takes its time', () => {
    let site: DeployedSite;
    beforeAll(async () => {
      site = await siteWith('www.slow.example', 'first');
      const { folder: built } = site.release('slow');
      writeFileSync(join(built, 'large.txt'), 'x'.repeat(400_000));
    }, 60_000);

    /** Waits until some of the upload has arrived. */
    async function uploadBegins() {
      const hasBegun = (name: string) =>
        isPart(name) && existsSync(join(site.base, 'releases', name, 'site'));
      while (!site.kept().some(hasBegun)) await wait(20);
    }

    test('and breaks off leaves the site alone, and the next one cleans up [deploy-7]', async () => {
      const before = await site.state();
      const broken = machine.startSlowly({ release: site.release('slow') });
      await uploadBegins();
      broken.kill('SIGKILL');
      await once(broken, 'exit');
      const kept = site.kept();
      expect(kept.some(isPart)).toBe(true);
      expect({ ...(await site.state()), kept: kept.filter((name) => !isPart(name)) }).toEqual(
        before,
      );
      expect(await site.deploy('second')).toMatchObject(worked);
      expect(site.kept().filter(isPart)).toEqual([]);
      expect(await site.get('/')).toEqual(whole('second'));
    });

    test('keeps others out, but not when it has died [deploy-7]', async () => {
      const first = machine.startSlowly({ release: site.release('slow') });
      await uploadBegins();
      const busy = failedWith(`Another deploy of ${site.domain} is under way`);
      expect(await site.deploy('third')).toMatchObject(busy);
      expect(await site.rollBack()).toMatchObject(busy);
      first.kill('SIGKILL');
      await once(first, 'exit');
      // The machine hears of it a moment later.
      await expect.poll(() => site.deploy('third'), { timeout: 30_000 }).toMatchObject(worked);
      expect(await site.get('/')).toEqual(whole('third'));
    });
  });

  describe('with two sites', () => {
    let one: DeployedSite;
    let two: DeployedSite;
    beforeAll(async () => {
      one = await siteWith('www.one.example', 'one');
      two = await siteWith('www.two.example', 'two');
    }, 60_000);
    const host = 'other.example';

    test('answers by name, and to other names not at all [deploy-9]', async () => {
      expect(await one.get('/')).toEqual(whole('one'));
      expect(await two.get('/')).toEqual(whole('two'));
      await expect(one.get('/', { host })).rejects.toThrow('unrecognized name');
      const origin = machine.plainOrigin;
      await expect(one.get('/', { host, origin })).rejects.toThrow('hang up');
    });

    test('keeps an answer of its own to other names [deploy-9]', async () => {
      const own = `server { listen 127.0.0.1:${ports.http} default_server; return 200 own; }\n`;
      const file = join(machine.nginxFolder, 'conf.d/own.conf');
      rmSync(join(machine.nginxFolder, 'conf.d/00-unknown-hosts.conf'));
      writeFileSync(file, own);
      expect(await one.deploy('three')).toMatchObject(worked);
      rmSync(file);
      const origin = machine.plainOrigin;
      expect(await one.get('/', { host, origin })).toMatchObject({ body: 'own' });
      await expect(one.get('/', { host })).rejects.toThrow('unrecognized name');
    });
  });

  describe.skipIf(!canAddUsers())('with ordinary users', () => {
    let site: DeployedSite;
    beforeAll(async () => {
      site = await siteWith('www.user.example', 'first');
    }, 60_000);

    test('lets one deploy whom sudo trusts, and the files are root’s [deploy-8]', async () => {
      expect(await site.deploy('second', { machine: 'deployer@machine' })).toMatchObject(worked);
      expect(await site.get('/')).toEqual(whole('second'));
      const page = join(site.base, 'current/site/index.html');
      expect(statSync(page)).toMatchObject({ uid: 0, gid: 0 });
    });

    test('tells another one what is missing [deploy-8]', async () => {
      const before = await site.state();
      const result = await site.deploy('third', { machine: 'stranger@machine' });
      expect(result).toMatchObject(failedWith('this user is not root'));
      expect(await site.state()).toEqual(before);
    });
  });

  describe('where something is missing', () => {
    let site: DeployedSite;
    beforeAll(async () => {
      site = await siteWith('www.missing.example');
    });

    test.each([
      ['nobody', 'ssh cannot reach nobody: '],
      ['machine-without-nginx', 'There is no nginx on this machine: install it first'],
      ['machine-without-rsync', 'There is no rsync on this machine: install it first'],
    ])('a deploy to %s says so [deploy-8]', async (name, message) => {
      expect(await site.deploy('first', { machine: name })).toMatchObject(failedWith(message));
    });

    test('a configuration that was broken before is not blamed on the deploy [deploy-8]', async () => {
      const file = join(machine.nginxFolder, 'conf.d/broken.conf');
      writeFileSync(file, 'nonsense;\n');
      const result = await site.deploy('first');
      rmSync(file);
      expect(result).toMatchObject(failedWith('refuses the configuration that it has already'));
      expect(result.output).toContain('unknown directive "nonsense"');
    });

    test('an nginx that reads no conf.d is told apart from one that has the site [deploy-8]', async () => {
      const file = join(machine.nginxFolder, 'nginx.conf');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/include .+;/, ''));
      const result = await site.deploy('first');
      writeFileSync(file, text);
      expect(result).toMatchObject(failedWith('nginx does not read'));
    });
  });
});
