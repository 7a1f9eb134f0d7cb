import { worker } from './scope.ts';

/** Replaces the worker when `worksOffline` is false: deletes all caches and unregisters itself. */
async function removeEverything() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
worker.skipWaiting();
