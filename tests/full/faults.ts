import type { BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test';
import { MAP_HOST } from '../../src/metadata/maps.ts';

/** What may go wrong around a page, and how to make it so. */
export interface Fault {
  name: string;
  options?: BrowserContextOptions;
  /** Whether the scripts still take over, so that there is something to wait for. */
  hydrates: boolean;
  /** Errors that are the fault itself. */
  own?: RegExp;
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** The only pages that it can touch. */
  pages?: string[];
  slow?: boolean;
  needsOwnServer?: boolean;
}

const OWN_ERROR = 'This fault was made on purpose';

async function rewriteDocument(context: BrowserContext, rewrite: (html: string) => string) {
  await context.route(
    ({ protocol, pathname }) => protocol === 'http:' && !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: rewrite(await response.text()) });
    },
  );
}

const abort = (context: BrowserContext, matches: (request: Request) => boolean) =>
  context.route('**/*', (route, request) => (matches(request) ? route.abort() : route.fallback()));

const abortKind = (context: BrowserContext, kind: string) =>
  abort(context, (request) => request.resourceType() === kind);

/** The island that matters most on a page; elsewhere it is the header. */
const ISLANDS: Record<string, string> = { '/': 'HeroCarousel', '/contact': 'ContactForm' };

function isMainIsland(request: Request): boolean {
  if (request.resourceType() !== 'script') return false;
  const { pathname } = new URL(request.frame().url());
  return request.url().includes(`/${ISLANDS[pathname] ?? 'SiteHeader'}.`);
}

export const faults: Fault[] = [
  { name: 'no JavaScript', options: { javaScriptEnabled: false }, hydrates: false },
  {
    name: 'every script request fails',
    hydrates: false,
    own: /Failed to fetch dynamically imported module/,
    prepare: (context) => abortKind(context, 'script'),
  },
  {
    name: 'one island’s script fails',
    hydrates: false,
    own: /Failed to fetch dynamically imported module/,
    prepare: (context) => abort(context, isMainIsland),
  },
  {
    name: 'a script throws while hydrating',
    hydrates: false,
    own: new RegExp(OWN_ERROR),
    prepare: (context) =>
      context.addInitScript((message) => {
        const fail = () => {
          throw new Error(message);
        };
        const listen = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
          if (this === document && /^(keydown|visibilitychange)$/.test(type)) fail();
          listen.call(this, type, ...rest);
        };
        Object.assign(window, { matchMedia: fail, URLSearchParams: fail });
      }, OWN_ERROR),
  },
  {
    name: 'no CSS',
    options: { bypassCSP: true },
    hydrates: true,
    prepare: async (context) => {
      await rewriteDocument(context, (html) => html.replaceAll(/<style[\s\S]*?<\/style>/g, ''));
    },
  },
  {
    name: 'every image fails',
    hydrates: true,
    prepare: (context) => abortKind(context, 'image'),
  },
  {
    name: 'the map’s host refuses',
    hydrates: true,
    pages: ['/contact'],
    prepare: (context) => abort(context, (request) => request.url().startsWith(MAP_HOST)),
  },
  {
    name: 'the map’s host hangs',
    hydrates: true,
    pages: ['/contact'],
    prepare: (context) => context.route(`${MAP_HOST}/**`, () => new Promise(() => {})),
  },
  {
    name: 'storage throws',
    hydrates: true,
    prepare: (context) =>
      context.addInitScript(() => {
        const get = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, { get });
        }
      }),
  },
  { name: 'slow 3G with 6x CPU', hydrates: true, slow: true },
  {
    name: 'offline after one visit',
    options: { serviceWorkers: 'allow' },
    hydrates: true,
    needsOwnServer: true,
  },
];

export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
