import { imageSize } from 'image-size';
import type { Size } from './field.ts';

/** What the bytes of a picture say, whatever its name says. */

export type PictureFile = { size: Size } | { fault: PictureFault };

export interface PictureFault {
  /** Completes the sentence “found "images/van.jpg", …”. */
  found: string;
  expected: string;
}

const PHOTOS = ['jpg', 'png', 'webp', 'avif'];
/** What a camera or a program may write under any name, and what it is called. */
const OTHERS: Record<string, string> = {
  heic: 'a photo in Apple’s format (HEIC)',
  heif: 'a photo in Apple’s format (HEIC)',
  gif: 'a GIF',
  tiff: 'a TIFF',
  bmp: 'a bitmap (BMP)',
  psd: 'a Photoshop file',
  svg: 'a drawing (SVG)',
};

/** What can be shown in a place, and how it is saved. */
export interface Accepted {
  types: string[];
  savedAs: string;
}

export const PHOTO: Accepted = { types: PHOTOS, savedAs: 'a photo saved as JPEG or PNG' };

export function pictureFile(bytes: Uint8Array, { types, savedAs }: Accepted): PictureFile {
  const fault = (found: string, expected: string) => ({ fault: { found, expected } });
  if (bytes.length === 0) {
    return fault('which is empty', 'the picture itself, such as a new copy of it');
  }
  const read = sizeIn(bytes);
  if (!read) return fault('which is no picture', `${savedAs}, such as your own`);
  const { type = '', orientation = 1, width, height } = read;
  if (!types.includes(type)) {
    const found = `which is ${OTHERS[type] ?? (PHOTOS.includes(type) ? 'a photo' : 'another kind of picture')}`;
    return fault(found, `${savedAs}, such as by opening it and choosing Export or Save as`);
  }
  if (!isWhole(bytes, type)) {
    return fault('of which the end is missing', 'the whole picture, such as a new copy of it');
  }
  // A camera that was held upright only notes so.
  return { size: orientation > 4 ? { width: height, height: width } : { width, height } };
}

function sizeIn(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

/** A copy that broke off has the size at its start, and no end. */
function isWhole(bytes: Uint8Array, type: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (type) {
    case 'jpg':
      return hasJpegEnd(view);
    case 'png':
      return hasPngEnd(view);
    case 'webp':
      return view.getUint32(4, true) + 8 <= bytes.length;
    case 'avif':
      return hasWholeBoxes(view);
    default:
      return true;
  }
}

const END_OF_IMAGE = 0xffd9;
const START_OF_SCAN = 0xffda;

/** The end is looked for behind the header, where a small preview may have an end of its own. */
function hasJpegEnd(view: DataView): boolean {
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint16(at) !== START_OF_SCAN) {
    at += 2 + view.getUint16(at + 2);
  }
  for (at += 2; at + 2 <= view.byteLength; at++) {
    if (view.getUint16(at) === END_OF_IMAGE) return true;
  }
  return false;
}

const PNG_START = 8;
const CHUNK_FRAME = 12;
const LAST_CHUNK = 0x49454e44;

function hasPngEnd(view: DataView): boolean {
  for (let at = PNG_START; at + CHUNK_FRAME <= view.byteLength; ) {
    if (view.getUint32(at + 4) === LAST_CHUNK) return true;
    at += view.getUint32(at) + CHUNK_FRAME;
  }
  return false;
}

/** One box of AVIF after the other, each with its length at its start; 0 is “to the end”. */
function hasWholeBoxes(view: DataView): boolean {
  let at = 0;
  while (at + 8 <= view.byteLength) {
    const short = view.getUint32(at);
    if (short === 0) return true;
    at += short === 1 ? Number(view.getBigUint64(at + 8)) : short;
  }
  return at === view.byteLength;
}
