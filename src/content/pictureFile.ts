import { imageSize } from 'image-size';
import type { Complaint, Size } from './field.ts';

/** Reads type and size from the bytes of a picture: its file name may be wrong. */

/** `found` completes “found "images/van.jpg", …”. */
export type PictureFile = { size: Size } | { fault: Complaint };

export interface Accepted {
  types: string[];
  savedAs: string;
}

export const PHOTO: Accepted = {
  types: ['jpg', 'png', 'webp', 'avif'],
  savedAs: 'a photo saved as JPEG or PNG',
};

export function checkPictureFile(bytes: Uint8Array, { types, savedAs }: Accepted): PictureFile {
  const read = readSize(bytes);
  if (!read)
    return { fault: { found: 'which is not a picture', expected: `${savedAs}, such as your own` } };
  const { type = '', orientation = 1, width, height } = read;
  if (!types.includes(type)) {
    const found = `which is a picture of another kind (${type.toUpperCase()})`;
    const expected = `${savedAs}, such as by opening it and choosing Export or Save as`;
    return { fault: { found, expected } };
  }
  return { size: orientation > 4 ? { width: height, height: width } : { width, height } };
}

export function readSize(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
