const WORKER = '/sw.js';

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

/** Registers the service worker after `load`, so that it does not compete with the page. */
export function keepForOffline(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  const register = () =>
    navigator.serviceWorker
      .register(trustedAddress(), { updateViaCache: 'none' })
      // Browsers may deny storage; the site works without a worker.
      .catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
