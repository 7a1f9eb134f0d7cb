import { worker } from './scope.ts';

/** Takes the place of the worker when the site is no longer to be kept: undoes all it did. */
async function removeEverything() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
worker.skipWaiting();
