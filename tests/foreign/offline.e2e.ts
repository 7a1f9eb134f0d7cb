import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { SITE_FOLDER } from '../../hosting/build.ts';
import { HASHED_FOLDER } from '../../hosting/headers.ts';
import { pageMark } from '../../src/offline/mark.ts';
import { LocalSite, noNetwork, type Stranger } from '../localSite.ts';
import { content, expect, test } from '../site.ts';
import { refusedAnswers, STRANGE, toleratedAnswers } from './answers.ts';

test.use({ serviceWorkers: 'allow' });
// Foreign answers fail in as many ways as there are, and the browser tells of each.
test.beforeEach(({ troubles }) => troubles.expect(/./));

const VISITED = '/about';
const OTHER = '/terms';
/** Nothing in it asks for anything. */
const QUIET = '/robots.txt';
const { heading } = content.about;
const ADDED = ' (next)';

interface Policies {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}

/** One visitor: a tab that sees what is kept, and others to go about in. */
class Visitor {
  readonly site: LocalSite;
  readonly #context: BrowserContext;
  readonly #still: Page;

  constructor(site: LocalSite, still: Page) {
    this.site = site;
    this.#context = still.context();
    this.#still = still;
  }

  async arrive() {
    await this.#still.goto(this.site.origin + QUIET);
    await this.#still.evaluate(() => {
      // The content policy allows one policy of this name, once.
      Object.assign(window, {
        address: (window as unknown as Policies).trustedTypes.createPolicy('offline', {
          createScriptURL: () => '/sw.js',
        }),
      });
    });
  }

  /** Lets the browser ask for the worker, and waits until that has all it needs or gives up. */
  async install(): Promise<string> {
    return this.#still.evaluate(async () => {
      const { address } = window as unknown as {
        address: { createScriptURL: (text: string) => string };
      };
      const script = address.createScriptURL('');
      const options = { updateViaCache: 'none' } as const;
      const registration = await navigator.serviceWorker.register(script, options);
      if (!registration.installing) await registration.update();
      const worker = registration.installing ?? registration.waiting ?? registration.active;
      return new Promise<string>((resolve) => {
        const look = () => {
          const state = worker?.state ?? 'redundant';
          if (/activated|redundant/.test(state)) resolve(state);
        };
        worker?.addEventListener('statechange', look);
        look();
      });
    });
  }

  async #open(path: string) {
    const tab = await this.#context.newPage();
    const address = this.site.origin + path;
    const answer = await tab.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
    return { tab, answer };
  }

  /** The heading that a visitor without a network finds. */
  async findOffline() {
    this.site.stranger = noNetwork;
    const { tab, answer } = await this.#open(VISITED);
    const html = (await answer?.text()) ?? '';
    this.site.stranger = undefined;
    await tab.close();
    return /<h1[^>]*>([^<]*)/.exec(html)?.[1];
  }

  /** Goes to a page, and stays until what it was answered is kept, if it ever is. */
  async meet(stranger: Stranger) {
    this.site.stranger = stranger;
    const { tab } = await this.#open(VISITED);
    this.site.stranger = undefined;
    await this.#keepAnother();
    await tab.close();
  }

  /** What was asked for before it has been kept by then. */
  async #keepAnother() {
    const since = new Date().toISOString();
    const { tab } = await this.#open(OTHER);
    await this.#still.waitForFunction(
      async ([path, since]) => {
        const html = await (await caches.match(path))?.text();
        return (/datetime="([^"]+)/.exec(html ?? '')?.[1] ?? '') >= since;
      },
      [OTHER, since] as const,
    );
    await tab.close();
  }

  foreignCopies = () => foreignCopies(this.#still);
}

/** Everything that is kept and is not as the build made it. */
async function foreignCopies(page: Page): Promise<string[]> {
  const copies = await page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const digest = async (bytes: ArrayBuffer) =>
      String(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
    const read = async (shelf: Cache, request: Request) => {
      const response = await shelf.match(request);
      const bytes = (await response?.arrayBuffer()) ?? new ArrayBuffer();
      const text = new TextDecoder().decode(bytes);
      const { pathname, search } = new URL(request.url);
      return { path: pathname + search, text, digest: await digest(bytes) };
    };
    const all = shelves.map(async (shelf) =>
      Promise.all((await shelf.keys()).map((request) => read(shelf, request))),
    );
    return (await Promise.all(all)).flat();
  });
  const digestOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(SITE_FOLDER + path))
      .digest()
      .join();
  const isOurs = ({ path, text, digest }: (typeof copies)[number]) => {
    if (path.startsWith(HASHED_FOLDER)) return digest === digestOf(path);
    return text.includes(pageMark(path)) && !text.includes(STRANGE);
  };
  return copies.filter((copy) => !isOurs(copy)).map(({ path }) => path);
}

const added = (html: string) => html.replace('</h1>', `${ADDED}</h1>`);

for (const { name, stranger } of refusedAnswers) {
  test(`is never kept, at install, at a visit or at an update: ${name} [offline-8]`, async ({
    page,
  }) => {
    const site = await new LocalSite().start();
    const visitor = new Visitor(site, page);
    await visitor.arrive();

    site.interruptAfter('/sw.js', stranger);
    expect(await visitor.install()).toBe('redundant');
    expect(await visitor.foreignCopies()).toEqual([]);
    expect(await visitor.findOffline()).toBeUndefined();

    expect(await visitor.install()).toBe('activated');
    site.change(VISITED, added);
    await visitor.meet(stranger);
    expect(await visitor.foreignCopies()).toEqual([]);
    expect(await visitor.findOffline()).toBe(heading);

    site.publish('kept-next', added);
    site.interruptAfter('/sw.js', stranger);
    expect(await visitor.install()).toBe('redundant');
    expect(await visitor.foreignCopies()).toEqual([]);
    expect(await visitor.findOffline()).toBe(heading);

    expect(await visitor.install()).toBe('activated');
    expect(await visitor.findOffline()).toBe(heading + ADDED + ADDED);
    await site.stop();
  });
}

for (const { name, stranger } of toleratedAnswers) {
  test(`does not keep pages from being kept, and is not kept: ${name} [offline-8]`, async ({
    page,
  }) => {
    const site = await new LocalSite().start();
    const visitor = new Visitor(site, page);
    await visitor.arrive();

    site.interruptAfter('/sw.js', stranger);
    expect(await visitor.install()).toBe('activated');
    expect(await visitor.foreignCopies()).toEqual([]);
    expect(await visitor.findOffline()).toBe(heading);

    site.change(VISITED, added);
    await visitor.meet(stranger);
    expect(await visitor.foreignCopies()).toEqual([]);
    expect(await visitor.findOffline()).toBe(heading + ADDED);
    await site.stop();
  });
}
