import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programFile } from '../tools/program.ts';
import { sendRequest } from './request.ts';

/** Each starts a command or two, and machines are slow or busy. */
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(command: string, args: string[], options: { cwd?: string; env?: object } = {}) {
  const { status, stderr, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    cwd: options.cwd,
    // Their mistakes are not this commit’s.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', GITHUB_ACTIONS: '', ...options.env },
  });
  return { status, output: stdout + stderr };
}

const build = () =>
  run(process.execPath, [programFile('astro'), 'build'], {
    env: { CONTENT: folder, BUILD: folder },
  });

test('a bad value in content/ fails the build, and is named [content-1]', () => {
  cpSync('content', folder, { recursive: true });
  writeFileSync(join(folder, 'sitemap.yaml'), 'page: 5\n');
  const { status, output } = build();
  expect(status).not.toBe(0);
  expect(output).toMatch(/sitemap\.yaml:1 {2}page\s+found +"5"\s+expected /);
});

/** What every command asks before it starts. */
const checkContent = () =>
  run(process.execPath, ['scripts/build.ts'], { env: { CONTENT: folder } });

test('broken YAML stops every command before it starts [content-2]', () => {
  cpSync('content', folder, { recursive: true });
  writeFileSync(join(folder, 'home.yaml'), 'page: [1, 2\n');
  const { status, output } = checkContent();
  expect(status).toBe(1);
  expect(output).toMatch(/home\.yaml:\d+\s+found .+\s+expected .+such as/);
});

test('a missing file stops every command before it starts [content-3]', () => {
  cpSync('content', folder, { recursive: true });
  rmSync(join(folder, 'about.yaml'));
  const { status, output } = checkContent();
  expect(status).toBe(1);
  expect(output).toMatch(/about\.yaml:1\s+found +no such file/);
});

/** The least that can be served. */
function makeSite() {
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, 'deploy'));
  writeFileSync(join(folder, 'dist/404.html'), 'Not here');
  writeFileSync(join(folder, 'outside.txt'), 'Not part of the build');
  symlinkSync(join(folder, 'outside.txt'), join(folder, 'dist/linked.txt'));
  const site = { domain: 'a.example', headers: {}, pages: {}, redirects: {} };
  writeFileSync(join(folder, 'deploy/site.json'), JSON.stringify(site));
}

/** As a build of that process would. */
function claimFor(builder: number) {
  mkdirSync(join(folder, '.building'));
  writeFileSync(join(folder, '.building/process'), String(builder));
}

const serverFile = join(process.cwd(), 'scripts/serve.ts');
const developmentFile = join(process.cwd(), 'scripts/dev.ts');

test('serving without a build says in one line what to do [server-1]', () => {
  const { status, output } = run(process.execPath, [serverFile], { cwd: folder });
  expect(status).toBe(1);
  expect(output.trim()).toBe('There is no built site yet: run `npm run build` first.');
});

async function expectTaken(script: string, command: string) {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, output } = await runAside(port, script);
  other.close();
  expect(status).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is taken: stop what uses it, or choose another with PORT=8080 ${command}.`,
  );
}

async function expectNoPort(script: string) {
  const { status, output } = await runAside('eighty', script);
  expect(status).toBe(1);
  expect(output.trim()).toBe('PORT is “eighty”, which is not a port number.');
}

test('a taken port is told in one line [server-2]', () => {
  makeSite();
  return expectTaken(serverFile, 'npm start');
});

test('a port that is no port is told in one line [server-2]', () => {
  makeSite();
  return expectNoPort(serverFile);
});

test('in development a taken port, or none, is told in the same line [server-7]', async () => {
  await expectTaken(developmentFile, 'npm run dev');
  await expectNoPort(developmentFile);
});

test('a second build says that one is running, and leaves it alone [build-3]', () => {
  claimFor(process.pid);
  const { status, output } = run(process.execPath, [programFile('astro'), 'build'], {
    env: { BUILD: folder },
  });
  expect(status).not.toBe(0);
  expect(output).toContain(`Another build is running here, as process ${process.pid}`);
  expect(readFileSync(join(folder, '.building/process'), 'utf8')).toBe(String(process.pid));
});

test('what is not in the build is not served, though it lies on the disk [server-3]', async () => {
  makeSite();
  const { server, origin } = await serve();
  for (const path of [
    '/linked.txt',
    '/../outside.txt',
    '/deploy/site.json',
    '/..%2fdeploy/site.json',
  ]) {
    expect(await sendRequest(origin, path)).toMatchObject({
      status: 404,
      body: Buffer.from('Not here'),
    });
  }
  server.kill();
});

test('told to stop, it ends at once and without an error [server-4]', async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no signals: a process there simply ends.');
  makeSite();
  const { server } = await serve();
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});

test('it listens on this machine alone unless told otherwise [server-5]', async () => {
  makeSite();
  const { server, origin } = await serve();
  const { port } = new URL(origin);
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
  expect(outside).toBeDefined();
  await expect(sendRequest(`http://${outside?.address}:${port}`, '/')).rejects.toThrow(
    'ECONNREFUSED',
  );
  server.kill();
  const open = await serve({ HOST: '0.0.0.0' });
  const port2 = new URL(open.origin).port;
  expect((await sendRequest(`http://${outside?.address}:${port2}`, '/')).status).toBe(404);
  open.server.kill();
});

/** Starts the server over the folder's site on a free port. */
async function serve(env: Record<string, string> = {}) {
  const server = spawn(process.execPath, [serverFile], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  return { server, origin: `http://localhost:${/:(\d+)\s*$/.exec(String(line))?.[1]}` };
}

/** Not `spawnSync`: the port is held by this very process, which must stay awake. */
async function runAside(port: number | string, script = serverFile) {
  const server = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [status] = await once(server, 'close');
  return { status, output };
}
