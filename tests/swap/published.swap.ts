import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPublicFiles } from '../../hosting/build.ts';
import { cameraPhoto, editedDrawing, SECRETS, secretBytes } from '../cameraPhoto.ts';
import { BuiltCopy, REAL } from './builtCopy.ts';

/** What is published of pictures as their owners have them. */

const PICTURE = /\.(avif|webp|png|jpg)$/;
const ON_ITS_SIDE = { width: 900, height: 600 };
const copy = new BuiltCopy(REAL);
const images = join(copy.content, 'images');
let doctor: Awaited<ReturnType<BuiltCopy['doctor']>>;

beforeAll(async () => {
  const photo = await cameraPhoto({ width: 1600, height: 900 });
  const mark = readFileSync(join(images, 'mark.svg'), 'utf8');
  put('images/harbor.jpg', photo);
  put('images/person.jpg', await cameraPhoto(ON_ITS_SIDE, { orientation: 6 }));
  put('images/vials.jpg', await cameraPhoto(ON_ITS_SIDE, { space: 'cmyk' }));
  put('images/mark.svg', editedDrawing(mark, photo));
  // And what nobody asked for.
  const beach = await cameraPhoto({ width: 640, height: 480 });
  put('images/beach.jpg', beach);
  put('images/holiday/beach.JPG', beach);
  put('images/draft.svg', editedDrawing(mark, beach));
  put('images/Thumbs.db', SECRETS.remark);
  put('company.yaml.bak', `name: ${SECRETS.author}`);
  await copy.build();
  doctor = await copy.doctor();
}, 300_000);

function put(file: string, content: string | Buffer) {
  const path = join(copy.content, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

test('with everything one’s own the launch check says so and ends well [doctor-1]', () => {
  expect(doctor.said.trim().split('\n').at(-1)).toBe('Ready to go live.');
  expect(doctor.status).toBe(0);
});

afterAll(() => copy.remove());

/** Also what stands in it as letters: a photo in a drawing, the logo in a vCard. */
function withEmbedded(bytes: Buffer): Buffer {
  const embedded = bytes.toString('latin1').matchAll(/base64,([A-Za-z0-9+/=\s]+)/g);
  return Buffer.concat([
    bytes,
    ...[...embedded].map(([, data = '']) => Buffer.from(data, 'base64')),
  ]);
}

const secretsIn = (file: string) => {
  const bytes = withEmbedded(readFileSync(file));
  return secretBytes().filter((secret) => bytes.includes(secret));
};

const published = () => listPublicFiles(copy.site).map((file) => join(copy.site, file));

test('nothing of place, author and remarks is in any published byte [image-4]', async () => {
  expect(secretsIn(join(images, 'harbor.jpg'))).toEqual(secretBytes());
  const all = [...published(), ...globSync(join(copy.site, '../deploy/*'))];
  expect(all.filter((file) => secretsIn(file).length > 0)).toEqual([]);
  const pictures = all.filter((file) => PICTURE.test(file));
  expect(pictures.length).toBeGreaterThan(10);
  for (const file of pictures) {
    const { exif, iptc, xmp, comments } = await sharp(file).metadata();
    expect([exif, iptc, xmp, comments].filter(Boolean), file).toEqual([]);
  }
});

test('no picture is published that content does not name [image-4]', () => {
  const names = published().filter((file) => /beach|draft|holiday|Thumbs|\.bak/.test(file));
  expect(names).toEqual([]);
});

test('a photo is upright where the camera was turned, and has a screen’s colors where it had a printer’s [image-5]', async () => {
  const portraits = published().filter((file) => /\/person\..*(avif|webp)$/.test(file));
  expect(portraits.length).toBeGreaterThan(1);
  for (const file of portraits) {
    const { width, height } = await sharp(file).metadata();
    expect(height).toBeGreaterThan(width);
  }
  const [printed = ''] = published().filter((name) => /\/vials\..*webp$/.test(name));
  const { channels, space } = await sharp(printed).metadata();
  expect({ channels, space }).toEqual({ channels: 3, space: 'srgb' });
  const { dominant } = await sharp(printed).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r + 40);
});
