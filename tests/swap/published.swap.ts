import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicFiles } from '../../hosting/build.ts';
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

const published = () => publicFiles(copy.site).map((file) => join(copy.site, file));

describe('the originals', () => {
  test('have a place, an author, a caption and a remark in them [image-4]', async () => {
    const original = readFileSync(join(images, 'harbor.jpg'));
    const { exif, iptc, xmp } = await sharp(original).metadata();
    expect([exif, iptc, xmp].every(Boolean)).toBe(true);
    const found = secretBytes().filter((secret) => original.includes(secret));
    // Each of the words, and the place.
    expect(found.length).toBe(Object.keys(SECRETS).length + 1);
  });
});

describe('what is published', () => {
  test('has none of it in any byte [image-4]', () => {
    const all = [...published(), ...globSync(join(copy.site, '../deploy/*'))];
    expect(all.filter((file) => PICTURE.test(file)).length).toBeGreaterThan(20);
    const found = all.flatMap((file) => {
      const bytes = withEmbedded(readFileSync(file));
      return secretBytes().flatMap((secret) =>
        bytes.includes(secret) ? [`${file}: ${secret}`] : [],
      );
    });
    expect(found).toEqual([]);
  });

  test('has nothing in its pictures but the picture [image-4]', async () => {
    const pictures = published().filter((file) => PICTURE.test(file));
    const notes = await Promise.all(
      pictures.map(async (file) => {
        const { exif, iptc, xmp, comments } = await sharp(file).metadata();
        return exif || iptc || xmp || comments ? file : [];
      }),
    );
    expect(notes.flat()).toEqual([]);
  });

  test('has no picture that content does not name [image-4]', () => {
    const names = published().filter((file) => /beach|draft|holiday|Thumbs|\.bak/.test(file));
    expect(names).toEqual([]);
  });

  test('is upright where the camera was turned [image-5]', async () => {
    const portraits = published().filter((file) => /\/person\..*(avif|webp)$/.test(file));
    expect(portraits.length).toBeGreaterThan(1);
    for (const file of portraits) {
      const { width, height } = await sharp(file).metadata();
      expect(height).toBeGreaterThan(width);
    }
  });

  test('has a screen’s colors where the photo had a printer’s [image-5]', async () => {
    const [file = ''] = published().filter((name) => /\/vials\..*webp$/.test(name));
    const { channels, space } = await sharp(file).metadata();
    const { dominant } = await sharp(file).stats();
    expect({ channels, space }).toEqual({ channels: 3, space: 'srgb' });
    expect(dominant.g).toBeGreaterThan(dominant.r + 40);
  });
});
