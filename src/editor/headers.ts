import type { Publishing } from '../content/description.ts';

/** What the editor may do: all that it needs is here, but for the repository. */

/** Where each service answers programs, and keeps its users' portraits. */
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
    // The editor sets styles as it goes, and has no way to sign them.
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
