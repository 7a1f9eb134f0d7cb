/**
 * Windows writes a backslash, macOS an umlaut as two letters, and the editor a slash in front.
 * Content has one name for each.
 */
export const normalizePictureName = (written: string) =>
  written
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .normalize('NFC');

/** Extensions that cameras and programs write; `pictureFile.ts` checks the bytes. */
export const PHOTO_NAME = /\.(png|jpe?g|jfif|webp|avif|heic|heif|gif|tiff?|bmp)$/i;
export const DRAWING_NAME = /\.(svg|png)$/i;

export const isSvg = (name: string) => /\.svg$/i.test(name);
