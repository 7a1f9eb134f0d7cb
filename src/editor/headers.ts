import type { Publishing } from '../content/description.ts';

/** Headers of `/admin`: everything comes from this site, except the repository's API. */

const HOSTS = {
  github: ['https://api.github.com', 'https://avatars.githubusercontent.com'],
  gitlab: ['https://gitlab.com', 'https://secure.gravatar.com'],
  gitea: [],
};

/** `frame-ancestors`: nobody frames the editor's page, and only the editor frames the preview. */
const EDITOR_FILE = '/admin.html';
export const PREVIEW_FILE = '/admin/preview.html';

function policy(connections: string[], frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    // Sveltia sets inline styles without a nonce.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    // `blob:` for pictures being uploaded, and the hosts that content names.
    "img-src 'self' blob: data: https:",
    "media-src 'self' blob:",
    ['connect-src', "'self'", 'blob:', 'data:', ...connections].join(' '),
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** `same-origin-allow-popups`: GitHub's sign-in window must be able to answer. */
export function buildEditorHeaders({ service = 'github', server, signIn }: Publishing) {
  const origins = [...(server ? [server] : HOSTS[service]), ...(signIn ? [signIn] : [])];
  const headers = (frameAncestors: string) => ({
    'Content-Security-Policy': policy(origins, frameAncestors),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
  return { [EDITOR_FILE]: headers("'none'"), [PREVIEW_FILE]: headers("'self'") };
}
