import type { Size } from '../../content/field.ts';
import type { PictureData } from '../../visuals/layouts.ts';

/**
 * Stands in for src/visuals/pictures.ts in the preview: a picture is shown as it was uploaded, with
 * its true shape, and nothing is made of it.
 */

let addresses: Record<string, string> = {};
const sizes = new Map<string, Size>();

export async function placePictures(given: Record<string, string>) {
  addresses = given;
  await Promise.all(Object.values(given).map(measure));
}

async function measure(src: string): Promise<Size | undefined> {
  const known = sizes.get(src);
  if (known) return known;
  const shown = new Image();
  shown.src = src;
  await shown.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = shown;
  if (!width || !height) return undefined;
  sizes.set(src, { width, height });
  return { width, height };
}

const NOT_YET = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`;

export const drawing = (image: string) =>
  addresses[image] ?? (/^(https|blob):/.test(image) ? image : NOT_YET);

export const resizeDrawing = drawing;

export async function sizeOf(image: string): Promise<Size | undefined> {
  const src = drawing(image);
  return src === NOT_YET || src.startsWith('https:') ? undefined : measure(src);
}

export async function preparePicture(written: {
  image: string;
  alt: string;
}): Promise<PictureData> {
  const { image, alt } = written;
  return { src: drawing(image), alt, ...(await sizeOf(image)) };
}

/** Stands in for src/visuals/drawingRatio.ts. */
export function ratioOf(image: string): number {
  const { width, height } = sizes.get(drawing(image)) ?? { width: 1, height: 1 };
  return width / height;
}

/** Stands in for src/visuals/plate.ts: what a logo is lost on, only the build sees. */
export const needsPlate = async () => false;
