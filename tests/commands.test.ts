import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendRequest } from './request.ts';

/** Each starts a command or two, and machines are slow or busy. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const script = (name: string) => join(process.cwd(), `scripts/${name}.ts`);

describe('npm run build, where the content cannot be published', () => {
  let folder = '';
  beforeEach(() => {
    // Such a name has all that a workflow command must not have as it is.
    folder = mkdtempSync(join(tmpdir(), 'site, 100%-'));
    cpSync('tests/another-company', folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const change = (file: string, edit: (text: string) => string) => {
    const before = readFileSync(join(folder, file), 'utf8');
    expect(edit(before)).not.toBe(before);
    writeFileSync(join(folder, file), edit(before));
  };

  function build(GITHUB_ACTIONS: 'true' | '', BUILD = folder) {
    return spawnSync(process.execPath, [script('build')], {
      encoding: 'utf8',
      env: {
        ...process.env,
        GITHUB_ACTIONS,
        CONTENT: folder,
        BUILD,
      },
    });
  }

  /** As GitHub reads a workflow command. */
  const decode = (text = '') =>
    text.replace(/%(0D|0A|3A|2C|25)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

  const annotationsIn = (output: string) =>
    [...output.matchAll(/^::error (.*?)::(.*)$/gm)].map(([, properties = '', message]) => {
      const pairs = properties.split(',').map((pair) => pair.split('='));
      const values = pairs.map(([name, value]) => [name, decode(value)]);
      return { ...Object.fromEntries(values), text: decode(message) };
    });

  test('it names each mistake, and on GitHub on the commit, at its line [content-1] [content-2] [content-3] [publish-2]', () => {
    const phone = '50%0A off: </pre><img src=x> &amp; ::error::no';
    change('company.yaml', (text) => text.replace(/^phone: .*$/m, `phone: "${phone}"`));
    change('sitemap.yaml', () => 'page: [1, 2\n');
    rmSync(join(folder, 'about.yaml'));
    const { status, stdout, stderr } = build('true');
    expect(status).toBe(1);
    const told = annotationsIn(stdout);
    expect(told.map(({ file }) => file).sort()).toEqual(
      ['about', 'company', 'sitemap'].map((name) => `${folder}/${name}.yaml`),
    );
    const lines = readFileSync(join(folder, 'company.yaml'), 'utf8').split('\n');
    expect(told).toContainEqual({
      file: `${folder}/company.yaml`,
      line: String(lines.findIndex((line) => line.startsWith('phone:')) + 1),
      title: 'phone',
      text: expect.stringContaining(`found     "${phone}"\nexpected  a US phone number`),
    });
    for (const one of told) {
      for (const line of one.text.split('\n')) expect(stderr).toContain(`  ${line}\n`);
    }
  });

  test('a damaged picture is named before the build, and nothing of GitHub’s is printed elsewhere [publish-2] [publish-3]', () => {
    const photo = readFileSync(join(folder, 'images/harbor.jpg'));
    // It has its size and its end: to whoever reads these alone it is whole.
    const halves = [photo.subarray(0, photo.length / 2), photo.subarray(-2)];
    writeFileSync(join(folder, 'images/harbor.jpg'), Buffer.concat(halves));
    change('images/mark.svg', (text) => text.replace('</svg>', '<g></svg>'));
    const { status, stdout, stderr } = build('');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/home\.yaml:\d+ .*\n +found +"images\/harbor\.jpg", which is damaged/);
    expect(stderr).toMatch(/company\.yaml:\d+ .*\n +found +"images\/mark\.svg", which is damaged/);
  });

  test('where it fails for another reason, it says on GitHub that nothing was built [publish-2]', () => {
    // A file stands where the build's folder has to be.
    const { status, stdout } = build('true', join(folder, 'company.yaml'));
    expect(status).not.toBe(0);
    expect(annotationsIn(stdout)).toMatchObject([{ title: 'Not built' }]);
  });
});

describe('a server', () => {
  let folder = '';
  let server: ChildProcess;
  let origin = '';

  const start = (name: string, env: Record<string, string>) =>
    spawn(process.execPath, [script(name)], { cwd: folder, env: { ...process.env, ...env } });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    for (const name of ['dist', 'deploy']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'dist/404.html'), 'Not here');
    const site = { domain: 'a.example', headers: {}, pages: {}, redirects: {} };
    writeFileSync(join(folder, 'deploy/site.json'), JSON.stringify(site));
    const started = start('serve', { PORT: '0' });
    const [line] = await once(started.stdout, 'data');
    server = started;
    origin = `http://localhost:${/:(\d+)\s*$/.exec(String(line))?.[1]}`;
  });
  afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true });
  });

  /** What a command that does not start says. */
  async function refusal(name: string, env: Record<string, string>) {
    const child = start(name, env);
    const [problems, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(status).toBe(1);
    return problems.trim();
  }

  test('without a build says what to do [server-1]', async () => {
    expect(await refusal('serve', { BUILD: 'nowhere', PORT: '0' })).toBe(
      'There is no built site yet: run `npm run build` first.',
    );
  });

  test.each([
    ['serve', 'npm start'],
    ['dev', 'npm run dev'],
  ])(
    '%s tells in one line of a port that is taken, or is none [server-2] [server-7]',
    async (name, command) => {
      const other = createServer().listen(0, 'localhost');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      expect(await refusal(name, { PORT: String(port) })).toBe(
        `Port ${port} is taken: stop what uses it, or choose another with PORT=8080 ${command}.`,
      );
      other.close();
      expect(await refusal(name, { PORT: 'eighty' })).toBe(
        'PORT is “eighty”, which is not a port number.',
      );
    },
  );

  test('listens on this machine alone [server-5]', async ({ skip }) => {
    const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
    skip(!outside, 'This machine has no other address.');
    const { port } = new URL(origin);
    await expect(sendRequest(`http://${outside?.address}:${port}`, '/')).rejects.toThrow(
      'ECONNREFUSED',
    );
  });

  test('ends at once and without an error when it is told to [server-4]', async ({ skip }) => {
    skip(process.platform === 'win32', 'Windows has no signals: a process there simply ends.');
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
