import { createHash } from 'node:crypto';
import type { SiteContent } from '../src/content/description.ts';
import { isWebAddress } from '../src/content/kinds.ts';
import { valuesOf } from '../src/content/walk.ts';
import { frameHost } from '../src/metadata/maps.ts';

/** The hosts of pictures that content/ names by address. */
export function imageHosts(content: SiteContent): string[] {
  const remote = valuesOf(content, 'photo').filter(isWebAddress);
  return [...new Set(remote.map((image) => new URL(image).origin))];
}

/** Hash source for the content policy, and `integrity` for the service worker. */
export const policyHash = (text: string | Buffer): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Structured data is no code, so the policy need not allow it. */
const INLINE_SCRIPT = /<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function inlineHashes(pages: string[], element: RegExp): string {
  const texts = pages.flatMap((html) => [...html.matchAll(element)].map(([, text = '']) => text));
  return [...new Set(texts)].map((text) => `'${policyHash(text)}'`).join(' ');
}

/**
 * One Content-Security-Policy for all pages, so that every answer, an unknown path's too, can carry
 * the same one. It allows the site's own files and, by hash, what is inline in the built pages.
 */
export function contentPolicy(content: SiteContent, pages: string[]): string {
  const mapHost = frameHost(content.company);
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes(pages, INLINE_SCRIPT)}`,
    `style-src 'self' ${inlineHashes(pages, INLINE_STYLE)}`,
    "font-src 'self'",
    // Asked whether the map has come: src/browser/mapFrames.ts.
    `connect-src ${["'self'", ...(mapHost ? [mapHost] : [])].join(' ')}`,
    `img-src ${["'self'", ...imageHosts(content)].join(' ')}`,
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
