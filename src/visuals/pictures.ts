import { getImage } from 'astro:assets';
import { pictures } from 'virtual:pictures';
import type { ImageMetadata } from 'astro';
import type { Layout, PictureData } from './layouts.ts';
import { picturePath } from './picturePath.ts';
import { sampleTones } from './tone.ts';

const NARROWEST = 320;

/** Optimizes a picture that content names by file or address, for a layout. */
export async function preparePicture(
  { image, alt }: { image: string; alt: string },
  { widths, fallbackWidth, sizes, quality = 60 }: Layout,
): Promise<PictureData> {
  if (image.startsWith('https://')) return { src: image, alt };
  const src = find(image);
  const [avif, webp, tones] = await Promise.all([
    getImage({ src, format: 'avif', quality, widths }),
    getImage({ src, format: 'webp', quality: 72, width: fallbackWidth }),
    sampleTones(picturePath(image)),
  ]);
  // Read from the result: touching the source's metadata would make Astro publish the original too.
  const { width, height } = webp.attributes;
  // CSS needs only the ratio; without CSS, the picture must still fit a phone.
  const scale = Math.min(1, NARROWEST / width);
  return {
    src: webp.src,
    alt,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    sizes,
    tones,
    avif: avif.srcSet.attribute,
  };
}

/** The URL of an SVG that is shown as it is. */
export const drawing = (image: string) => find(image).src;

/** A PNG scaled down to this height: the original may be of print size. */
export async function resizeDrawing(image: string, height: number): Promise<string> {
  const { src } = await getImage({ src: find(image), format: 'png', height });
  return src;
}

function find(image: string): ImageMetadata {
  const metadata = pictures[image];
  if (!metadata) throw new Error(`content names no picture ${image}`);
  return metadata;
}
