import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { MAP_HOST } from '../src/site/links.ts';

/** Everything that may go wrong around a page, and how to make it so. */
export interface Fault {
  name: string;
  options?: BrowserContextOptions;
  /** Whether the scripts still take over, so that there is something to wait for. */
  hydrates: boolean;
  /** Errors that are the fault itself. */
  own?: RegExp;
  prepare?: (context: BrowserContext, path: () => string) => Promise<unknown>;
  slow?: boolean;
  textSize?: '200%';
  needsOwnServer?: boolean;
  copies?: boolean;
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

const abort = (context: BrowserContext, matches: (url: string, kind: string) => boolean) =>
  context.route('**/*', (route, request) =>
    matches(request.url(), request.resourceType()) ? route.abort() : route.fallback(),
  );

/** Each island's script, by the page on which it matters most. */
const ISLANDS: Record<string, string> = { '/': 'HeroCarousel', '/contact': 'ContactForm' };

export const faults: Fault[] = [
  { name: 'no JavaScript', options: { javaScriptEnabled: false }, hydrates: false },
  {
    name: 'every script request fails',
    hydrates: false,
    own: /Failed to fetch dynamically imported module/,
    prepare: (context) => abort(context, (_url, kind) => kind === 'script'),
  },
  {
    name: 'one island’s chunk fails',
    hydrates: false,
    own: /Failed to fetch dynamically imported module/,
    prepare: (context, path) =>
      abort(context, (url) => url.includes(`/${ISLANDS[path()] ?? 'SiteHeader'}.`)),
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
          const isOurs = this === document || (this instanceof Element && this.id === 'menu');
          if (isOurs && /^(toggle|keydown|visibilitychange)$/.test(type)) fail();
          listen.call(this, type, ...rest);
        };
        Object.assign(window, { matchMedia: fail, URLSearchParams: fail });
      }, OWN_ERROR),
  },
  {
    name: 'no CSS',
    options: { bypassCSP: true },
    hydrates: true,
    prepare: (context) =>
      rewriteDocument(context, (html) => html.replaceAll(/<style[\s\S]*?<\/style>/g, '')),
  },
  {
    name: 'every image fails',
    hydrates: true,
    prepare: (context) => abort(context, (_url, kind) => kind === 'image'),
  },
  {
    name: 'fonts blocked',
    hydrates: true,
    prepare: (context) => abort(context, (_url, kind) => kind === 'font'),
  },
  {
    name: 'the map’s host refuses',
    hydrates: true,
    prepare: (context) => abort(context, (url) => url.startsWith(MAP_HOST)),
  },
  {
    name: 'the map’s host hangs',
    hydrates: true,
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
  {
    name: 'clipboard missing',
    hydrates: true,
    copies: true,
    prepare: (context) =>
      context.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      ),
  },
  {
    name: 'clipboard denied',
    hydrates: true,
    copies: true,
    prepare: (context) =>
      context.addInitScript(() => {
        const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      }),
  },
  { name: 'slow 3G with 6x CPU', hydrates: true, slow: true },
  {
    name: 'offline after one visit',
    options: { serviceWorkers: 'allow' },
    hydrates: true,
    needsOwnServer: true,
  },
  { name: 'prefers-reduced-motion', options: { reducedMotion: 'reduce' }, hydrates: true },
  { name: 'forced colours', options: { forcedColors: 'active' }, hydrates: true },
  {
    name: '200% text at 320 px',
    options: { viewport: { width: 320, height: 640 } },
    hydrates: true,
    textSize: '200%',
  },
  {
    name: 'no view transitions, no speculation rules',
    options: { bypassCSP: true },
    hydrates: true,
    async prepare(context) {
      await rewriteDocument(context, (html) => html.replaceAll(/@view-transition\s*{[^}]*}/g, ''));
      await context.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
        HTMLScriptElement.supports = () => false;
      });
    },
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
