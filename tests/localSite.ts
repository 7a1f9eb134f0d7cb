import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import {
  DESCRIPTION_FILE,
  NOT_FOUND,
  SITE_FOLDER,
  type SiteDescription,
} from '../hosting/build.ts';
import { createResponder, loadSite, type SiteFile } from '../hosting/server.ts';

export interface Asked {
  path: string;
  /** What the site itself would say. */
  own: SiteFile;
  response: ServerResponse;
}

/** What stands between a visitor and the site, and may answer in its place. */
export type Stranger = (asked: Asked) => void;

export const noNetwork: Stranger = ({ response }) => response.destroy();

/** The built site on a port of its own, to be changed, broken and stopped by a test. */
export class LocalSite {
  readonly asked: string[] = [];
  origin = '';
  #stranger: Stranger | undefined;
  #spared = '';
  #isAwaited = false;
  #description: SiteDescription = JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8'));
  #files = loadSite(SITE_FOLDER, this.#description);
  #server: Server;

  constructor() {
    const respond = createResponder(this.#files, this.#description);
    this.#server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      this.asked.push(request.url ?? '');
      const own = this.#files.get(path) ?? this.#files.get(NOT_FOUND);
      if (this.#stranger && own && path !== this.#spared && !this.#isAwaited) {
        this.#stranger({ path, own, response });
      } else respond(request, response);
      if (path === this.#spared) this.#isAwaited = false;
    });
  }

  async start() {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  /** Answers for the site whatever it is asked. */
  set stranger(stranger: Stranger | undefined) {
    this.#stranger = stranger;
    this.#spared = '';
    this.#isAwaited = false;
  }

  /** A stranger steps in once this path has been answered, which itself is always the site's. */
  interruptAfter(path: string, stranger: Stranger) {
    this.#stranger = stranger;
    this.#spared = path;
    this.#isAwaited = true;
  }

  /** Publishes another text under a path, as a new build would. */
  change(path: string, rewrite: (text: string) => string) {
    const file = this.#files.get(path);
    if (!file) throw new Error(`${path} is not part of the site.`);
    const body = Buffer.from(rewrite(file.body.toString()));
    const headers = { ...file.headers, ETag: `"${body.length}-${Date.now()}"` };
    // In place, because the responder has the same object.
    delete file.br;
    delete file.gzip;
    Object.assign(file, { body, headers });
  }

  /** Publishes another build: every page rewritten, and a worker with a cache of its own. */
  publish(cacheName: string, rewrite = (html: string) => html) {
    for (const page of [...Object.keys(this.#description.pages), NOT_FOUND])
      this.change(page, rewrite);
    this.change('/sw.js', (script) => script.replaceAll(/kept-[\w-]+/g, cacheName));
  }

  async stop() {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

/** Until the worker has kept the site and answers for this page. */
export const waitUntilKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
