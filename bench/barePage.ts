import sharp from 'sharp';
import { SPECULATION_RULES } from '../src/browser/speculationRules.ts';

/**
 * A page with one picture of about 40 KB and no style or script, as fast as a page with a picture
 * can be, and two pages with a link from one to the other.
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

const page = (body: string) => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare page</title>
<link rel="icon" href="data:,">
</head>
<body><main><h1>A bare page</h1>${body}</main></body>
</html>`;

const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;

/** By path, as the server answers for them. */
export async function renderBarePages(): Promise<Map<string, Buffer>> {
  const picture = await sharp(NOISE).resize(720, 1080).avif({ quality: 45 }).toBuffer();
  const [from, to] = BARE_PAIR;
  return new Map([
    [PICTURE, picture],
    [BARE_PAGE, Buffer.from(page(`<img src="${PICTURE}" alt="" width="360" height="540">`))],
    [from, Buffer.from(page(`<p><a href="${to}">Next</a></p>${rules}`))],
    [to, Buffer.from(page('<p>Here.</p>'))],
  ]);
}
