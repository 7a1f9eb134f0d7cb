const WORKER = '/sw.js';

/**
 * The worker fetches the main pages when it is installed. After this time the page has its scripts
 * and lazy pictures, which are requested after `load`, and does not compete with them for the line.
 */
const DELAY = 2000;

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

/** The CSP requires trusted types for scripts and allows one policy, named `offline`. */
function trustedAddress(): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy('offline', { createScriptURL: () => WORKER });
  return policy?.createScriptURL('') ?? WORKER;
}

/** Registers the service worker, a while after `load`. */
export function keepForOffline(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  const register = () =>
    navigator.serviceWorker
      .register(trustedAddress(), { updateViaCache: 'none' })
      // Browsers may deny storage; the site works without a worker.
      .catch(() => undefined);
  window.addEventListener('load', () => setTimeout(register, DELAY));
}
