import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { DESCRIPTION_FILE, SITE_FOLDER, type SiteDescription } from './build.ts';
import { METHODS } from './headers.ts';
import { responder } from './respond.ts';
import { loadSite } from './store.ts';

const PORT = Number(process.env.PORT ?? 4321);
const HOST = process.env.HOST ?? 'localhost';
/** Visitors who may wait to be let in: Node's own 511 turns away a crowd. */
const BACKLOG = 4096;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync(DESCRIPTION_FILE) || !existsSync(SITE_FOLDER)) {
  fail('There is no built site yet: run `npm run build` first.');
}
if (!Number.isInteger(PORT) || PORT < 0 || PORT > 65_535) {
  fail(`PORT is “${process.env.PORT}”, which is not a port number.`);
}

const site: SiteDescription = JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8'));
const server = createServer(responder(loadSite(SITE_FOLDER, site), site));

/** Node knows a list of methods and hangs up on any other; it deserves an answer too. */
server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
  if (!socket.writable) return;
  const status =
    error.code === 'HPE_INVALID_METHOD'
      ? `405 Method Not Allowed\r\nAllow: ${METHODS}`
      : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${PORT} is taken: stop what uses it, or choose another with PORT=8080 npm start.`);
  }
  fail(error.message);
});

server.listen({ port: PORT, host: HOST, backlog: BACKLOG }, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  console.log(`Serving the site on http://${HOST}:${port}`);
});

const sending = new Set<ServerResponse>();
let isStopping = false;

server.on('request', (_request, response) => {
  sending.add(response);
  response.once('close', () => {
    sending.delete(response);
    if (isStopping && sending.size === 0) server.closeAllConnections();
  });
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isStopping = true;
    // Not the HTTP server's own `close`: it cuts off answers that are still on their way.
    NetServer.prototype.close.call(server, () => process.exit(0));
    if (sending.size === 0) server.closeAllConnections();
  });
}
