/**
 * The worker fetches the main pages when it is installed. After this time the page has its scripts
 * and lazy pictures, which are requested after `load`, and does not compete with them for the line.
 */
const REGISTRATION_DELAY_MS = 2000;

/** TypeScript's DOM types lack trusted types: a policy has the methods of its rules. */
declare global {
  var trustedTypes: { createPolicy: <Rules>(name: string, rules: Rules) => Rules } | undefined;
}

/** The CSP requires trusted types for scripts and allows one policy: hosting/policy.ts names it. */
function trustedAddress(): string {
  const rules = { createScriptURL: (_address: string) => '/sw.js' };
  return (globalThis.trustedTypes?.createPolicy('offline', rules) ?? rules).createScriptURL('');
}

/** Registers the service worker, a while after `load`. */
export function registerServiceWorker(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  const register = () =>
    navigator.serviceWorker
      .register(trustedAddress(), { updateViaCache: 'none' })
      // Browsers may deny storage; the site works without a worker.
      .catch(() => undefined);
  window.addEventListener('load', () => setTimeout(register, REGISTRATION_DELAY_MS));
}
