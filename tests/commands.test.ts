import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendRequest } from '../hosting/request.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(command: string, args: string[], options: { cwd?: string; env?: object } = {}) {
  const { status, stderr, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    cwd: options.cwd,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...options.env },
  });
  return { status, output: stdout + stderr };
}

const build = () =>
  run('node_modules/.bin/astro', ['build'], { env: { CONTENT: folder, BUILD: folder } });

test('a bad value in content/ fails the build, and is named [content-1]', () => {
  cpSync('content', folder, { recursive: true });
  writeFileSync(join(folder, 'sitemap.yaml'), 'page: 5\n');
  const { status, output } = build();
  expect(status).not.toBe(0);
  expect(output).toMatch(/sitemap\.yaml:1 {2}page\s+found +5\s+expected /);
}, 60_000);

/** What every command asks before it starts. */
const checkContent = () =>
  run(process.execPath, ['scripts/check-content.ts'], { env: { CONTENT: folder } });

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
  writeFileSync(join(folder, 'dist/big.txt'), 'x'.repeat(BIG));
  writeFileSync(join(folder, 'outside.txt'), 'Not part of the build');
  symlinkSync(join(folder, 'outside.txt'), join(folder, 'dist/linked.txt'));
  const site = { domain: 'a.example', headers: {}, pages: {}, redirects: {} };
  writeFileSync(join(folder, 'deploy/site.json'), JSON.stringify(site));
}

const BIG = 20_000_000;
const serverFile = join(process.cwd(), 'scripts/serve.ts');

test('serving without a build says in one line what to do [server-1]', () => {
  const { status, output } = run(process.execPath, [serverFile], { cwd: folder });
  expect(status).toBe(1);
  expect(output.trim()).toBe('There is no built site yet: run `npm run build` first.');
});

test('a taken port is told in one line [server-2]', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  makeSite();
  const { status, output } = await runAside(port);
  other.close();
  expect(status).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is taken: stop what uses it, or choose another with PORT=8080 npm start.`,
  );
});

test('a port that is no port is told in one line [server-2]', async () => {
  makeSite();
  const { status, output } = await runAside('eighty');
  expect(status).toBe(1);
  expect(output.trim()).toBe('PORT is “eighty”, which is not a port number.');
});

test('deploying to nginx can be rehearsed, at the domain in content [deploy-1]', () => {
  makeSite();
  writeFileSync(join(folder, 'package.json'), '{"scripts": {"build": "echo built"}}');
  const script = join(process.cwd(), 'scripts/deploy-nginx.ts');
  const rehearse = (...args: string[]) => run(process.execPath, [script, ...args], { cwd: folder });
  const [built, session, fetch, upload, ...others] = rehearse('root@machine', '--dry-run')
    .output.trim()
    .split('\n');
  expect([built, others]).toEqual(['built', []]);
  expect(session).toMatch(/^ssh .+ root@machine .+ deploy a\.example \/var\/www\/a\.example /);
  expect(fetch).toMatch(/^rsync .+ root@machine:\/var\/www\/a\.example\/current\/site\/ deploy\//);
  expect(upload).toBe(
    'rsync -rt deploy/nginx/release/ root@machine:/var/www/a.example/releases/<time>.part/',
  );
  // It must work when the content does not.
  const rollback = rehearse('root@machine', '--rollback', '--dry-run').output;
  expect(rollback).toMatch(/^ssh .+ root@machine .+ rollback a\.example /);
  for (const args of [[], ['root@machine', '--undo']]) {
    const { status, output } = rehearse(...args);
    expect([status, output]).toEqual([1, expect.stringContaining('Say where to')]);
  }
}, 30_000);

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

test('told to stop, it first finishes what it is sending, then ends well [server-4]', async () => {
  makeSite();
  const { server, origin } = await serve();
  const socket = connect(Number(new URL(origin).port), 'localhost');
  socket.write('GET /big.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  let received = 0;
  for await (const chunk of socket) {
    received += chunk.length;
    if (received > BIG) socket.end();
  }
  expect(received).toBeGreaterThan(BIG);
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
async function runAside(port: number | string) {
  const server = spawn(process.execPath, [serverFile], {
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
