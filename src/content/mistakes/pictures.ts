import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import sharp from 'sharp';
import { type Mistake, replace, type Taken } from './desk.ts';

/** Pictures as cameras, phones and programs write and name them. */

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

const SHAPE = '<path d="M0 0h9v9z"/>';
const LOGOS = [
  ['sizeless', 'width="100%" height="100%"', SHAPE],
  ['elsewhere', 'viewBox="0 0 9 9"', '<image href="https://pictures.example/logo.png"/>'],
  ['lettered', 'viewBox="0 0 9 9"', '<text>Cascade</text>'],
  ['wide', 'viewBox="0 0 60 10"', SHAPE],
  ['millimeters', 'width="120mm" height="20mm" viewBox="0 0 60 10"', SHAPE],
  ['points', 'width="120pt" height="20pt"', SHAPE],
  ['inches', 'width="5in" height="1in" viewBox="0 0 5 1"', SHAPE],
  ['percent', 'width="100%" height="100%" viewBox="0 0 60 10"', SHAPE],
  ['huge', 'width="9000" height="9000"', SHAPE],
] as const;

/** Beside the pictures of the copy, before a mistake is made with one of them. */
export async function addPictures(folder: string) {
  const images = join(folder, 'images');
  const whole = await plain(900, 600).jpeg().toBuffer();
  mkdirSync(join(images, 'team'));
  copyFileSync('tests/photo.heic', join(images, 'phone.jpg'));
  writeFileSync(join(images, 'small.jpg'), await plain(400, 300).jpeg().toBuffer());
  writeFileSync(join(images, 'broken.jpg'), 'not a picture');
  writeFileSync(join(images, 'Unser B\u00fcro 1.JPG'), whole);
  writeFileSync(join(images, 'team/x.JPEG'), whole);
  writeFileSync(join(images, 'really-png.jpg'), await plain(900, 600).png().toBuffer());
  writeFileSync(
    join(images, 'print.jpg'),
    await plain(900, 600).toColourspace('cmyk').jpeg().toBuffer(),
  );
  writeFileSync(
    join(images, 'upright.jpg'),
    await plain(450, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  );
  writeFileSync(join(images, 'small.png'), await plain(120, 40).png().toBuffer());
  for (const [name, tag, inside] of LOGOS) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${tag}>${inside}</svg>`;
    writeFileSync(join(images, `${name}.svg`), svg);
  }
}

const first = (name: string) =>
  replace('services.yaml', 'image: images/vials.jpg', `image: ${name}`);

export const pictureMistakes: Mistake[] = [
  { what: 'a picture is a HEIC under another name', make: first('images/phone.jpg') },
  { what: 'a picture has no folder', make: first('vials.jpg') },
  { what: 'a picture has other capitals', make: first('images/Vials.JPG') },
  { what: 'a picture is in another folder', make: first('images/x.JPEG') },
];

const shown =
  (name: string): Taken['see'] =>
  ({ services }) =>
    services.cards[0]?.image === name;

const takenPicture = (what: string, written: string, name: string, as = `\`${name}\``): Taken => ({
  what,
  as,
  make: first(written),
  see: shown(name),
});

export const takenPictures: Taken[] = [
  takenPicture(
    'a picture with capitals, a space and an umlaut',
    'images/Unser B\u00fcro 1.JPG',
    'images/Unser B\u00fcro 1.JPG',
  ),
  takenPicture(
    'an umlaut as macOS writes it, in two letters',
    'images/Unser Bu\u0308ro 1.JPG',
    'images/Unser B\u00fcro 1.JPG',
  ),
  takenPicture('a folder among the pictures', 'images/team/x.JPEG', 'images/team/x.JPEG'),
  takenPicture(
    'a backslash in a picture’s name',
    String.raw`images\team\x.JPEG`,
    'images/team/x.JPEG',
  ),
  takenPicture('a slash before a picture’s folder', '/images/team/x.JPEG', 'images/team/x.JPEG'),
  takenPicture(
    'a PNG under a JPEG’s name',
    'images/really-png.jpg',
    'images/really-png.jpg',
    'a PNG',
  ),
  takenPicture(
    'a photo in a printer’s colors (CMYK)',
    'images/print.jpg',
    'images/print.jpg',
    'a photo',
  ),
  takenPicture(
    'a photo of 450 × 800 pixels, taken with the camera on its side',
    'images/upright.jpg',
    'images/upright.jpg',
    'a photo of 800 × 450 pixels',
  ),
];
