/** What a service worker finds around it, of which TypeScript's types for pages know nothing. */

export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface AskedEvent extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'fetch', listener: (event: AskedEvent) => void): void;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<unknown[]>;
  };
  location: Location;
  registration: { unregister: () => Promise<boolean> };
  skipWaiting: () => Promise<void>;
}

export const worker = globalThis as unknown as WorkerScope;
