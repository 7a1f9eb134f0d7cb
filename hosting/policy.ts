import { createHash } from 'node:crypto';
import type { SiteContent } from '../src/content/description.ts';
import { isWebAddress } from '../src/content/kinds.ts';
import { collectValues } from '../src/content/walk.ts';
import { getFrameHost } from '../src/metadata/maps.ts';

export function listImageHosts(content: SiteContent): string[] {
  const remote = collectValues(content, 'photo').filter(isWebAddress);
  return [...new Set(remote.map((image) => new URL(image).origin))];
}

/** Hash source for the content policy, and `integrity` for the service worker. */
export const hashForPolicy = (text: string | Buffer): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Skips `application/ld+json`: structured data is not executed, so CSP does not block it. */
const INLINE_SCRIPT = /<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function inlineHashes(pages: string[], element: RegExp): string {
  const texts = pages.flatMap((html) => [...html.matchAll(element)].map(([, text = '']) => text));
  return [...new Set(texts)].map((text) => `'${hashForPolicy(text)}'`).join(' ');
}

/**
 * One CSP for all pages, so that every response, a 404 too, carries the same one. Allows the site's
 * own files and, by hash, inline scripts and styles of the built pages.
 */
export function buildContentPolicy(content: SiteContent, pages: string[]): string {
  const mapHost = getFrameHost(content.company);
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes(pages, INLINE_SCRIPT)}`,
    `style-src 'self' ${inlineHashes(pages, INLINE_STYLE)}`,
    "font-src 'self'",
    // Asked whether the map has come: src/browser/mapFrames.ts.
    `connect-src ${["'self'", ...(mapHost ? [mapHost] : [])].join(' ')}`,
    `img-src ${["'self'", ...listImageHosts(content)].join(' ')}`,
    `frame-src ${mapHost ?? "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types offline',
  ].join('; ');
}
