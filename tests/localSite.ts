import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DESCRIPTION_FILE, SITE_FOLDER } from '../hosting/build.ts';
import { responder } from '../hosting/respond.ts';
import { loadSite } from '../hosting/store.ts';

/** The built site on a port of its own, to be changed, broken and stopped by a test. */
export class LocalSite {
  readonly asked: string[] = [];
  origin = '';
  isBroken = false;
  #files = loadSite(SITE_FOLDER, JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8')));
  #server: Server;

  constructor() {
    const respond = responder(this.#files, JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8')));
    this.#server = createServer((request, response) => {
      this.asked.push(request.url ?? '');
      if (this.isBroken) response.writeHead(503).end('Broken');
      else respond(request, response);
    });
  }

  async start() {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  /** Publishes another text under a path, as a new build would. */
  change(path: string, rewrite: (text: string) => string) {
    const file = this.#files.get(path);
    if (!file) throw new Error(`${path} is not part of the site.`);
    const body = Buffer.from(rewrite(file.identity.body.toString()));
    const etag = `"${body.length}-${Date.now()}"`;
    const headers = { ...file.identity.headers, ETag: etag };
    // In place, because the responder has its own table of the same files.
    delete file.br;
    delete file.gzip;
    Object.assign(file.identity, { body, etag, headers });
  }

  async stop() {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
