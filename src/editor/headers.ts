import type { Publishing } from '../content/description.ts';

/** Headers of the editor: it loads everything from this site, except the repository. */

/** API and avatar hosts of each service. */
const HOSTS = {
  github: ['https://api.github.com', 'https://avatars.githubusercontent.com'],
  gitlab: ['https://gitlab.com', 'https://secure.gravatar.com'],
  gitea: [],
};

/** Its own page is framed by nobody, the preview by the editor alone. */
const EDITOR_FILE = '/admin.html';
export const PREVIEW_FILE = '/admin/preview.html';

function policy(connections: string[], frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    // Sveltia sets inline styles without a nonce.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    // Pictures that are being uploaded, and those that content/ names by address.
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

/** In place of the site's. A window for signing in must be able to answer. */
export function editorHeaders({ service = 'github', server, signIn }: Publishing) {
  const origins = [...(server ? [server] : HOSTS[service]), ...(signIn ? [signIn] : [])];
  const headers = (frameAncestors: string) => ({
    'Content-Security-Policy': policy(origins, frameAncestors),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
  return { [EDITOR_FILE]: headers("'none'"), [PREVIEW_FILE]: headers("'self'") };
}
