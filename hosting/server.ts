import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { SiteDescription } from './build.ts';
import { METHODS } from './headers.ts';
import { type Refusal, refusalText } from './refuse.ts';
import { LONGEST_TARGET, responder } from './respond.ts';
import { loadBuild } from './stage.ts';
import { gracefulStop } from './stop.ts';

/** The built site, served from memory. */

/** Visitors who may wait to be let in: Node's own 511 turns away a crowd. */
const BACKLOG = 4096;

/** A request fits into a packet or two. Who needs longer than this holds a place for nothing. */
const REQUEST_TIMEOUT = 10_000;
const LARGEST_HEAD = 32 * 1024;

/** How long a refused visitor may take to read why: closed at once, the answer could be lost. */
const LINGER = 1000;

/** Container hosts wait ten seconds before they end a program by force. */
const STOP_PATIENCE = 5000;

export interface RunningServer {
  origin: string;
  /** Finishes what is being sent, and ends. */
  stop: () => Promise<void>;
}

export async function startServer({ port = 0, host = 'localhost' } = {}): Promise<RunningServer> {
  const { site, files } = await loadBuild();
  const options = {
    maxHeaderSize: LARGEST_HEAD,
    headersTimeout: REQUEST_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionsCheckingInterval: REQUEST_TIMEOUT / 10,
    // Node would answer without our headers. The responder looks at it itself.
    requireHostHeader: false,
  };
  const server = createServer(options, responder(files, site));
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, site));
  // Node takes CONNECT for a wish to speak something else, and hands over the bare connection.
  server.on('connect', (_request, socket) => sendAndClose(socket, refused(405, site)));
  const stop = gracefulStop(server, STOP_PATIENCE);
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return { origin: `http://${host}:${chosen}`, stop };
}

interface ClientError extends NodeJS.ErrnoException {
  /** What had come when reading it failed. */
  rawPacket?: Buffer;
}

const REQUEST_LINE = /^[A-Z-]+ \S+ HTTP\/1\.\d\r\n/;
const METHOD_AND_TARGET = /^[A-Z]+ \S+/;

function statusFor({ code, rawPacket }: ClientError): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const text = rawPacket?.toString('latin1') ?? '';
  // Node knows a list of methods, and reads no further where it meets another.
  if (code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(text)) return 405;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  // Of a head in several pieces only the last is known here: then it is not called an address.
  const [target = ''] = METHOD_AND_TARGET.exec(text) ?? [];
  return target.length > LONGEST_TARGET ? 414 : 431;
}

const refused = (status: Refusal, site: SiteDescription) =>
  refusalText(status, site, status === 405 ? { Allow: METHODS } : {});

function refuseUnreadable(error: ClientError, socket: Duplex, site: SiteDescription) {
  if (!socket.writable) return;
  if (error.code === 'ECONNRESET') socket.destroy();
  else sendAndClose(socket, refused(statusFor(error), site));
}

function sendAndClose(socket: Duplex, text: string) {
  socket.on('error', () => {});
  socket.end(text);
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER).unref();
}
