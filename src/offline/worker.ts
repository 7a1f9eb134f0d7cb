import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { worker } from './scope.ts';

/**
 * Keeps the whole site in the visitor's browser, so that the phone numbers can be found with no
 * network. While there is a network, every page comes from it.
 */

/** Filled in by the build: the pages' paths, the files that they need, and the build's own mark. */
declare const PAGES: string[];
declare const FILES: string[];
declare const BUILD: string;

const PAGE_CACHE = 'pages';
const PICTURE_CACHE = `pictures-${BUILD}`;
const NOT_FOUND = '/404';

const pageKey = (url: string) => new URL(url).pathname.replace(/\/$/, '') || '/';

/** A server that answers with an error of its own is as good as none. */
function refuseServerError({ status }: Response) {
  if (status >= 500) throw new Error(`The server answered ${status}.`);
}

/** From the network whenever there is one; else as it was when there last was. */
async function newestPage({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const key = pageKey(request.url);
  try {
    // No navigation preload: in Firefox 153 its failure offline is the page's failure.
    const response = await fetch(request);
    refuseServerError(response);
    if (response.status === 200) event.waitUntil(keep(key, response.clone()));
    return response;
  } catch {
    const cache = await caches.open(PAGE_CACHE);
    return (await cache.match(key)) ?? (await cache.match(NOT_FOUND)) ?? Response.error();
  }
}

async function keep(key: string, page: Response) {
  const cache = await caches.open(PAGE_CACHE);
  await cache.put(key, page);
}

async function keepPages() {
  const fetchAndKeep = async (path: string) => {
    const response = await fetch(path, { cache: 'no-cache' });
    refuseServerError(response);
    await keep(path, response);
  };
  await Promise.all([...PAGES, NOT_FOUND].map(fetchAndKeep));
}

async function forgetOldCopies() {
  const cache = await caches.open(PAGE_CACHE);
  const kept = new Set([...PAGES, NOT_FOUND]);
  const old = (await cache.keys()).filter(({ url }) => !kept.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
  const pictures = (await caches.keys()).filter((name) => name.startsWith('pictures-'));
  const others = pictures.filter((name) => name !== PICTURE_CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

worker.addEventListener('install', (event) => event.waitUntil(keepPages()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldCopies()));
worker.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', newestPage);
// Their names change with their content, so that a kept one is never an old one.
precacheAndRoute(FILES.map((url) => ({ url, revision: null })));
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new CacheFirst({ cacheName: PICTURE_CACHE }),
);
