const WORKER = '/sw.js';

interface SlowConnection {
  connection?: { saveData?: boolean };
}

interface Policies {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

/** The content policy lets no script load another by address but through a policy with a name. */
function trustedAddress(): string {
  const { trustedTypes } = window as Policies;
  const policy = trustedTypes?.createPolicy('offline', { createScriptURL: () => WORKER });
  return policy?.createScriptURL('') ?? WORKER;
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 1000);

/** Asks the browser to keep the site for offline use, once it has nothing better to do. */
export function keepForOffline(): void {
  const { connection } = navigator as SlowConnection;
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  const register = () =>
    navigator.serviceWorker
      .register(trustedAddress(), { updateViaCache: 'none' })
      .catch(() => undefined);
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}
