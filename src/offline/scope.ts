/** What a service worker finds around it, of which TypeScript's types for pages know nothing. */

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerScope {
  addEventListener: (type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
}

export const worker = globalThis as unknown as WorkerScope;
