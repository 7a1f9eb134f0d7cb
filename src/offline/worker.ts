import { buildPageMark, renderCacheTime } from './mark.ts';

/**
 * Pages are network first, files with a hash in their name are cache first. The pages that the
 * navigation leads to are cached at install, all others as they are visited.
 */

/** Filled in by hosting/offline.ts; `FILES` is the integrity of scripts, styles, fonts and logos. */
declare const WORKS_OFFLINE: boolean;
declare const CACHE_NAME: string;
declare const PAGES: string[];
declare const FILES: Record<string, string>;

interface FetchEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The part of ServiceWorkerGlobalScope that we use: TypeScript's DOM types have none. */
const worker = globalThis as unknown as {
  addEventListener: (type: string, listener: (event: FetchEvent) => void) => void;
  clients: { claim: () => Promise<void> };
  registration: { unregister: () => Promise<boolean> };
  skipWaiting: () => Promise<void>;
};

const NOT_FOUND = '/404';

/**
 * How long a navigation waits for the network before it falls back to the cache. As in Workbox's
 * page recipe: on slow 3G a first answer takes about two seconds, and should still be shown.
 */
const NETWORK_TIMEOUT_MS = 3000;

/** Storage may be denied or full: the answer from the network is shown all the same. */
const ignore = () => undefined;

/** Refuses what is not ours: captive portals, proxies and CDNs often answer with status 200. */
async function copyPage(path: string, answer: Response): Promise<Response> {
  const { status, headers, redirected } = answer;
  const html = await answer.text();
  const isFound = status === 200 || (path === NOT_FOUND && status === 404);
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  const isWhole = html.includes(buildPageMark(path));
  if (!isFound || redirected || !isHtml || !isWhole) throw new Error(`Not our own: ${path}`);
  const copy = new Response(html + renderCacheTime(new Date()), { status, headers });
  // They describe the bytes on the wire.
  copy.headers.delete('content-encoding');
  copy.headers.delete('content-length');
  return copy;
}

const findCached = (path: string) => caches.match(path, { ignoreVary: true }).catch(ignore);

/** All pages or none: without them the worker is not installed, and an earlier one stays. */
async function install() {
  const pages = [...PAGES, NOT_FOUND].map(
    // The HTTP cache may hold a foreign answer that the server would confirm by its ETag.
    async (path) => [path, await copyPage(path, await fetch(path, { cache: 'reload' }))] as const,
  );
  // The browser rejects other bytes. Pages work without their files.
  const files = Object.entries(FILES).map(([path, integrity]) =>
    fetch(path, { integrity }).then((file) => [path, file] as const, ignore),
  );
  const copies = await Promise.all([...pages, ...files]);
  try {
    const cache = await caches.open(CACHE_NAME);
    for (const copy of copies) if (copy) await cache.put(...copy);
  } catch (error) {
    await caches.delete(CACHE_NAME);
    throw error;
  }
}

async function activate() {
  await worker.clients.claim();
  for (const name of await caches.keys()) if (name !== CACHE_NAME) await caches.delete(name);
  if (!WORKS_OFFLINE) await worker.registration.unregister();
}

async function answerNavigation(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname.replace(/\/$/, '') || '/';
  const network = fetch(event.request);
  const keeping = network
    .then((answer) => copyPage(path, answer.clone()))
    .then(async (copy) => (await caches.open(CACHE_NAME)).put(path, copy));
  event.waitUntil(keeping.catch(ignore));
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const answered = await Promise.race([network, timeout]).catch(ignore);
  if (answered && answered.status < 500 && answered.status !== 429) return answered;
  const answer = (await findCached(path)) ?? (await network.catch(ignore));
  return answer ?? (await findCached(NOT_FOUND)) ?? Response.error();
}

function answer(event: FetchEvent) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerNavigation(event));
  else if (pathname in FILES) {
    event.respondWith(findCached(pathname).then((kept) => kept ?? fetch(request)));
  }
}

worker.skipWaiting();
worker.addEventListener('activate', (event) => event.waitUntil(activate().catch(ignore)));
// Otherwise it replaces an earlier worker, to delete what that one cached.
if (WORKS_OFFLINE) {
  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('fetch', answer);
}
