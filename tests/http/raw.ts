import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { readDescription } from '../../hosting/build.ts';

/** Requests that no library would send, byte by byte. */

const PATIENCE = 20_000;

export async function openConnection(origin: string): Promise<Socket> {
  const { protocol, hostname: host, port } = new URL(origin);
  const at = { host, port: Number(port) };
  const secure = { ...at, servername: readDescription().domain, rejectUnauthorized: false };
  const isSecure = protocol === 'https:';
  const socket = isSecure ? connectSecurely(secure) : connect({ ...at, allowHalfOpen: true });
  // Nothing is taken from the network before somebody reads.
  socket.pause();
  // A server may close while we still write to it: what it said before is what counts.
  socket.on('error', () => {});
  await once(socket, isSecure ? 'secureConnect' : 'connect');
  return socket;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}

/** All that the server says until it says no more. */
export async function untilEnded(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.setTimeout(PATIENCE, () => socket.destroy());
  const ended = new Promise((settle) => socket.once('end', settle).once('close', settle));
  socket.resume();
  await ended;
  return Buffer.concat(parts).toString('latin1');
}

/** Sends lines as one request, and reads until the server has said all. */
export async function sendLines(origin: string, lines: string[]): Promise<RawAnswer> {
  const socket = await openConnection(origin);
  const answered = untilEnded(socket);
  socket.write([...lines, '', ''].join('\r\n'));
  const answer = readAnswer(await answered);
  socket.destroy();
  return answer;
}
