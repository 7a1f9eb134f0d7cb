import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { CACHE, CONTENT_TYPES } from '../hosting/headers.ts';
import type { StoredFile } from '../hosting/store.ts';
import { SPECULATION_RULES } from '../src/browser/speculationRules.ts';

/**
 * A bare page with one picture and no script: as fast as a page with a picture can be. It is
 * served like every other page, but is never in the build.
 */

export const FLOOR_PATH = '/floor';
/** From the one a link leads to the other, by the same rules as ours. */
export const FLOOR_PAIR = ['/floor-from', '/floor-to'] as const;

const PICTURE_PATH = '/floor.avif';
const PICTURE_BYTES = 40 * 1024;
const SIZE = { width: 720, height: 1080 };
/** Grains that are blurred by enlarging them, so that the picture has a photograph's weight. */
const GRAINS = {
  width: 180,
  height: 270,
  channels: 3,
  background: '#265c5f',
  noise: { type: 'gaussian', mean: 128, sigma: 16 },
} as const;
const BOX_HEAD = 8;

const HTML = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A bare page with one picture.">
<title>The floor</title>
<link rel="icon" href="data:,">
</head>
<body><main><h1>The floor</h1><img src="${PICTURE_PATH}" alt="A van" width="360" height="540"></main></body>
</html>
`;

/** Brought to exactly the floor's size by a box that decoders skip. */
async function floorPicture(): Promise<Buffer> {
  const source = await sharp({ create: GRAINS }).resize(SIZE).png().toBuffer();
  for (let quality = 50; quality > 0; quality -= 5) {
    const picture = await sharp(source).avif({ quality, effort: 2 }).toBuffer();
    const room = PICTURE_BYTES - picture.length;
    if (room < BOX_HEAD) continue;
    const padding = Buffer.alloc(room);
    padding.writeUInt32BE(room, 0);
    padding.write('free', 4, 'latin1');
    return Buffer.concat([picture, padding]);
  }
  throw new Error(`No picture fits into ${PICTURE_BYTES} bytes.`);
}

function stored(body: Buffer, kind: string, headers: Record<string, string>): StoredFile {
  const represent = (bytes: Buffer, encoding?: string) => {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return {
      body: bytes,
      etag,
      headers: {
        ...headers,
        'Content-Type': CONTENT_TYPES[kind] ?? '',
        'Cache-Control': CACHE.other,
        ETag: etag,
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    };
  };
  const identity = represent(body);
  return kind === 'html'
    ? { identity, br: represent(brotliCompressSync(body), 'br') }
    : { identity };
}

const page = (body: string) =>
  Buffer.from(HTML.replace('</main>', `${body}</main>`).replace(/<img[^>]*>/, ''));

export async function floorFiles(headers: Record<string, string>): Promise<[string, StoredFile][]> {
  const [from, to] = FLOOR_PAIR;
  const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  return [
    [from, stored(page(`<a href="${to}">Next</a>${rules}`), 'html', headers)],
    [to, stored(page('<p>Here.</p>'), 'html', headers)],
    // Stands for the map's host, so that its state does not count.
    ['/export/embed.html', stored(Buffer.from(HTML.replace(/<img[^>]*>/, '')), 'html', {})],
    [FLOOR_PATH, stored(Buffer.from(HTML), 'html', headers)],
    [PICTURE_PATH, stored(await floorPicture(), 'avif', headers)],
  ];
}
