import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDescription } from '../../hosting/build.ts';
import type { RunningServer } from '../../hosting/server.ts';
import { openConnection, type RawAnswer, readAnswer, sendLines, untilEnded } from './raw.ts';
import { PORTS, startBuiltIn } from './servers.ts';

/** What the built-in server says to requests that are too long, too slow, or none at all. */

const { domain, headers: security } = readDescription();
const host = `Host: ${domain}`;
const letters = (count: number) => 'a'.repeat(count);
/** More than the server reads at once, so that part of it is never read. */
const ENDLESS = 1_000_000;
const WAIT = { least: 9000, most: 14_000 };

let server: RunningServer;
beforeAll(async () => {
  server = await startBuiltIn(PORTS.refusals);
});
afterAll(() => server?.stop());

function expectRefusal({ status, headers, body }: RawAnswer, expected: number, words: RegExp) {
  expect(status).toBe(expected);
  for (const [name, value] of Object.entries(security)) {
    expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  }
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(body.length),
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(body).toMatch(words);
}

test.each([20_000, 40_000])(
  'an address of %i characters is too long, and that is said [server-6]',
  async (count) => {
    const answer = await sendLines(server.origin, [`GET /${letters(count)} HTTP/1.1`, host]);
    expectRefusal(answer, 414, /address is too long/);
  },
);

test('an address of a million characters, which comes in pieces, is refused as what it looks like [server-6]', async () => {
  const answer = await sendLines(server.origin, [`GET /${letters(ENDLESS)} HTTP/1.1`, host]);
  const { status } = answer;
  expect([414, 431]).toContain(status);
  expectRefusal(answer, status, /too (long|large)/);
});

test.each([40_000, ENDLESS])(
  'a header of %i characters is too large, and that is said [server-6]',
  async (count) => {
    const lines = ['GET /about HTTP/1.1', host, `Cookie: ${letters(count)}`];
    expectRefusal(await sendLines(server.origin, lines), 431, /headers .* too large/);
  },
);

test('who writes on without reading still finds the answer, and is cut off soon after [server-6]', async () => {
  const socket = await openConnection(server.origin);
  const request = `GET / HTTP/1.1\r\n${host}\r\nCookie: ${letters(ENDLESS)}`;
  await new Promise((settle) => socket.write(request, settle));
  const answer = readAnswer(await untilEnded(socket));
  const adding = setInterval(() => socket.write(letters(1000)), 50);
  const [error] = await once(socket, 'error');
  clearInterval(adding);
  expectRefusal(answer, 431, /headers .* too large/);
  expect(['EPIPE', 'ECONNRESET']).toContain(error.code);
});

test('an address that comes in pieces, and never ends, is refused too [server-6]', async () => {
  const socket = await openConnection(server.origin);
  const answered = untilEnded(socket);
  socket.write('GET /');
  const adding = setInterval(() => socket.write(letters(1000)), 5);
  const { status } = readAnswer(await answered);
  clearInterval(adding);
  socket.destroy();
  expect([414, 431]).toContain(status);
});

test.each([
  ['two hosts', ['GET /about HTTP/1.1', host, host]],
  ['a host that is none', ['GET /about HTTP/1.1', 'Host: example.com/about']],
  ['no path', ['GET about HTTP/1.1', host]],
  ['a header without a name', ['GET /about HTTP/1.1', host, ': value']],
  ['two lengths', ['GET / HTTP/1.1', host, 'Content-Length: 1', 'Transfer-Encoding: chunked']],
  ['bytes that are no request', ['\x16\x03\x01\x02\x00\x01\x00']],
])('a request with %s is not understood, and that is said [server-6]', async (_what, lines) => {
  expectRefusal(await sendLines(server.origin, lines), 400, /cannot be understood/);
});

test.each(['POST', 'BREW', 'CONNECT'])(
  '%s is refused, with what is allowed instead [http-4]',
  async (method) => {
    const target = method === 'CONNECT' ? `${domain}:443` : '/about';
    const answer = await sendLines(server.origin, [`${method} ${target} HTTP/1.1`, host]);
    expectRefusal(answer, 405, /only be read/);
    expect(answer.headers.allow).toBe('GET, HEAD');
  },
);

test('a part that a file does not have is refused, and never kept [http-6]', async () => {
  const lines = ['GET /sitemap.xml HTTP/1.1', host, 'Range: bytes=99999999-', 'Connection: close'];
  const answer = await sendLines(server.origin, lines);
  expectRefusal(answer, 416, /no such part/);
  expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
});

test('without a host an old client is served [http-12]', async () => {
  const { status } = await sendLines(server.origin, ['GET /about HTTP/1.0']);
  expect(status).toBe(200);
});

test('a request that stops, trickles in or never begins is ended, and that is said [server-6]', async () => {
  const waiting = [
    { start: `GET /about HTTP/1.1\r\n${host}\r\n`, more: '' },
    { start: `GET /about HTTP/1.1\r\n${host}\r\nX: `, more: 'a' },
    { start: '', more: '' },
  ].map(async ({ start, more }) => {
    const socket = await openConnection(server.origin);
    const since = performance.now();
    const answered = untilEnded(socket);
    if (start) socket.write(start);
    const adding = setInterval(() => more && socket.write(more), 500);
    const answer = readAnswer(await answered);
    clearInterval(adding);
    socket.destroy();
    return { answer, waited: performance.now() - since };
  });
  for (const { answer, waited } of await Promise.all(waiting)) {
    expectRefusal(answer, 408, /too long to arrive/);
    expect(waited).toBeGreaterThan(WAIT.least);
    expect(waited).toBeLessThan(WAIT.most);
  }
});
