import sharp from 'sharp';
import type { SiteFile } from '../hosting/server.ts';
import { SPECULATION_RULES } from '../src/browser/speculationRules.ts';

/**
 * A page with one picture of about 40 KB, something to press and no style or script, as fast as a
 * page with a picture can be; and two pages with a link from one to the other.
 */

export const BARE_PAGE = '/bare';
export const BARE_PAIR = ['/bare-from', '/bare-to'] as const;

const PICTURE = '/bare.avif';
const NOISE = {
  create: {
    width: 180,
    height: 270,
    channels: 3,
    background: '#265c5f',
    noise: { type: 'gaussian', mean: 128, sigma: 16 },
  },
} as const;

const makeFile = (body: string | Buffer, type: string): SiteFile => ({
  body: Buffer.from(body),
  headers: { 'Content-Type': type, ETag: '"bare"' },
});

const makePage = (body: string) =>
  makeFile(
    `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare page</title>
<link rel="icon" href="data:,">
</head>
<body><main><h1>A bare page</h1>${body}</main></body>
</html>`,
    'text/html; charset=utf-8',
  );

const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;

const DETAILS = '<details><summary>Press</summary>An answer</details>';

/** By path, as hosting/server.ts serves them. */
export async function renderBarePages(): Promise<[string, SiteFile][]> {
  const picture = await sharp(NOISE).resize(720, 1080).avif({ quality: 45 }).toBuffer();
  const [from, to] = BARE_PAIR;
  return [
    [PICTURE, makeFile(picture, 'image/avif')],
    [BARE_PAGE, makePage(`<img src="${PICTURE}" alt="" width="360" height="540">${DETAILS}`)],
    [from, makePage(`<p><a href="${to}">Next</a></p>${rules}`)],
    [to, makePage('<p>Here.</p>')],
  ];
}
