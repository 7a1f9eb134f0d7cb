import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicFiles, readDescription, SITE_FOLDER } from '../../hosting/build.ts';
import { openConnection, untilEnded } from './raw.ts';
import { PORTS, runBuiltIn } from './servers.ts';

/** How the built-in server ends, as a host or a hand on Ctrl+C tells it to. */

const { domain } = readDescription();
const sizeOf = (file: string) => readFileSync(SITE_FOLDER + file).length;
const [largest = ''] = publicFiles(SITE_FOLDER).sort((one, other) => sizeOf(other) - sizeOf(one));
const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${domain}\r\n\r\n`;
/** More than fits into the buffers on the way: the server cannot be done with it. */
const MANY = Math.ceil(40_000_000 / sizeOf(largest));
const AT_ONCE = 3000;
const PATIENCE = { least: 4500, most: 8000 };

let origin = '';
let child: ChildProcess;
beforeEach(async () => {
  ({ origin, child } = await runBuiltIn(PORTS.stop));
});
afterEach(() => child.kill('SIGKILL'));

async function exitAfter(act: () => void) {
  const since = performance.now();
  const exited = once(child, 'exit');
  act();
  const [code] = await exited;
  return { code, waited: performance.now() - since };
}

/** A visitor who asks for much, and then reads nothing of it. */
async function hangingVisitor(): Promise<Socket> {
  const socket = await openConnection(origin);
  socket.write(asking(largest).repeat(MANY));
  await once(socket, 'readable');
  return socket;
}

async function stopsListening() {
  const isRefused = () =>
    fetch(origin, { method: 'HEAD' }).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused, { interval: 10 }).toBe(true);
}

/** How many whole answers there are, and how many bytes are left over. */
function countAnswers(received: Buffer) {
  let at = 0;
  let answers = 0;
  while (at < received.length) {
    const bodyAt = received.indexOf('\r\n\r\n', at) + 4;
    const length = /content-length: (\d+)/i.exec(received.toString('latin1', at, bodyAt))?.[1];
    at = bodyAt + Number(length);
    answers += 1;
  }
  return { answers, left: received.length - at };
}

test('connections that only wait are closed at once [server-4]', async () => {
  const begun = await openConnection(origin);
  begun.write('GET /about HTTP/1.1\r\n');
  const kept = await openConnection(origin);
  kept.write(asking('/robots.txt'));
  kept.resume();
  await once(kept, 'data');
  const closed = Promise.all([untilEnded(begun), untilEnded(kept)]);
  const { code, waited } = await exitAfter(() => child.kill('SIGTERM'));
  await closed;
  expect(code).toBe(0);
  expect(waited).toBeLessThan(AT_ONCE);
});

test('an answer on its way comes whole, although the wish to stop arrives twice [server-4]', async () => {
  const socket = await hangingVisitor();
  const parts: Buffer[] = [];
  const { code, waited } = await exitAfter(async () => {
    child.kill('SIGINT');
    await stopsListening();
    child.kill('SIGINT');
    socket.on('data', (part) => parts.push(part));
    socket.resume();
  });
  if (!socket.readableEnded) await once(socket, 'end');
  socket.destroy();
  const { answers, left } = countAnswers(Buffer.concat(parts));
  expect(code).toBe(0);
  expect(waited).toBeLessThan(PATIENCE.least);
  expect(answers).toBeGreaterThan(0);
  expect(left).toBe(0);
});

test('a visitor who does not read holds nothing up for longer than five seconds [server-4]', async () => {
  const socket = await hangingVisitor();
  const { code, waited } = await exitAfter(() => child.kill('SIGTERM'));
  socket.destroy();
  expect(code).toBe(0);
  expect(waited).toBeGreaterThan(PATIENCE.least);
  expect(waited).toBeLessThan(PATIENCE.most);
});

test('told a second time, it ends at once [server-4]', async () => {
  const socket = await hangingVisitor();
  const { code, waited } = await exitAfter(async () => {
    child.kill('SIGTERM');
    await stopsListening();
    const told = setInterval(() => child.kill('SIGTERM'), 100);
    child.once('exit', () => clearInterval(told));
  });
  socket.destroy();
  expect(code).toBe(1);
  expect(waited).toBeLessThan(AT_ONCE);
});
