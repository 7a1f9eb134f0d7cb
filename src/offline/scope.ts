/** The part of a service worker's global scope that we use: TypeScript's DOM types have none. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
  clients: { claim: () => Promise<void> };
  registration: { unregister: () => Promise<boolean> };
  skipWaiting: () => Promise<void>;
}

export const worker = globalThis as unknown as WorkerScope;
