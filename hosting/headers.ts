import type { SiteDescription } from './build.ts';

/** The HTTP contract: `server.ts`, `caddy.ts` and `cloudflare.ts` are configured from this file. */

/** Files in `/_astro/` have a hash of their content in their name, so they never change. */
export const HASHED_FOLDER = '/_astro/';

export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

export const getCacheControl = (file: string) =>
  file.startsWith(HASHED_FOLDER) ? CACHE.hashed : CACHE.other;

export const METHODS = 'GET, HEAD';

/** Browser features that neither the site nor the embedded map uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export function buildSecurityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    // Without `includeSubDomains`: the owner's other machines may not speak HTTPS.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Content types by file extension. A file of another type fails the build. */
export const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Types that browsers open as documents, and so apply a CSP to. */
const DOCUMENT_KINDS = ['html', 'svg', 'xml'];
export const WORKER_FILE = '/sw.js';

/** Only documents read these; on a picture or a font they would add 2 KB. */
export const DOCUMENT_HEADERS: readonly string[] = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

export const PART_KINDS = Object.keys(CONTENT_TYPES).filter(
  (kind) => !DOCUMENT_KINDS.includes(kind),
);

const PART = new RegExp(`\\.(${PART_KINDS.join('|')})$`);

/** Returns the headers for a file: all for a document, fewer for `PART_KINDS`. */
export function getHeaders(
  file: string,
  { headers, otherHeaders = {} }: Pick<SiteDescription, 'headers' | 'otherHeaders'>,
): Record<string, string> {
  const isPart = PART.test(file) && file !== WORKER_FILE;
  return Object.fromEntries(
    Object.entries({ ...headers, ...otherHeaders[file] }).filter(
      ([name]) => !isPart || !DOCUMENT_HEADERS.includes(name),
    ),
  );
}

const TEXT = /^text\/|json$|xml$/;

export const isCompressible = (extension: string) =>
  TEXT.test(CONTENT_TYPES[extension]?.split(';')[0] ?? '');
