import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { METHODS } from './headers.ts';
import { responder } from './respond.ts';
import { loadBuild } from './stage.ts';

/** The built site, served from memory. */

/** Visitors who may wait to be let in: Node's own 511 turns away a crowd. */
const BACKLOG = 4096;

export interface RunningServer {
  origin: string;
  /** Finishes what is being sent, and ends. */
  stop: () => Promise<void>;
}

export async function startServer({ port = 0, host = 'localhost' } = {}): Promise<RunningServer> {
  const { site, files } = await loadBuild();
  const server = createServer(responder(files, site));
  server.on('clientError', answerBadRequest);
  const stop = gracefulStop(server);
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return { origin: `http://${host}:${chosen}`, stop };
}

/** Node knows a list of methods and hangs up on any other; it deserves an answer too. */
function answerBadRequest(error: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable) return;
  const status =
    error.code === 'HPE_INVALID_METHOD'
      ? `405 Method Not Allowed\r\nAllow: ${METHODS}`
      : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function gracefulStop(server: Server) {
  const sending = new Set<ServerResponse>();
  let isStopping = false;
  server.on('request', (_request, response) => {
    sending.add(response);
    response.once('close', () => {
      sending.delete(response);
      if (isStopping && sending.size === 0) server.closeAllConnections();
    });
  });
  return () =>
    new Promise<void>((settle) => {
      isStopping = true;
      // Not the HTTP server's own `close`: it cuts off answers that are still on their way.
      NetServer.prototype.close.call(server, () => settle());
      if (sending.size === 0) server.closeAllConnections();
    });
}
