import { getImage } from 'astro:assets';
import { pictures } from 'virtual:pictures';
import type { ImageMetadata } from 'astro';
import type { Layout, PictureData } from './layouts.ts';
import { picturePath } from './picturePath.ts';
import { tonesOf } from './tone.ts';

const NARROWEST = 320;

/** Optimizes a picture that content names by file or address, for a layout. */
export async function picture(
  { image, alt }: { image: string; alt: string },
  { widths, fallbackWidth, phoneWidth, sizes, quality = 60 }: Layout,
): Promise<PictureData> {
  if (image.startsWith('https://')) return { src: image, alt };
  const src = find(image);
  const webpOf = (width: number, quality: number) =>
    getImage({ src, format: 'webp', quality, width });
  const [avif, fallback, phone, tones] = await Promise.all([
    getImage({ src, format: 'avif', quality, widths }),
    webpOf(fallbackWidth, 72),
    phoneWidth ? webpOf(phoneWidth, 60) : undefined,
    tonesOf(picturePath(image)),
  ]);
  // Read from the result: touching the source's metadata would make Astro publish the original too.
  const { width, height } = narrow({
    width: fallback.attributes.width,
    height: fallback.attributes.height,
  });
  return {
    src: fallback.src,
    alt,
    width,
    height,
    sizes,
    tones,
    avif: avif.srcSet.attribute,
    webp: inItsWidth(fallback),
    ...(phone && { phone: inItsWidth(phone) }),
  };
}

/** In `srcset` syntax. */
const inItsWidth = ({ src, attributes }: Awaited<ReturnType<typeof getImage>>) =>
  `${src} ${attributes.width}w`;

/** CSS needs only the ratio; without CSS, the picture must still fit a phone. */
function narrow({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, NARROWEST / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The URL of an SVG that is shown as it is. */
export const drawing = (image: string) => find(image).src;

/** A PNG scaled down to this height: the original may be of print size. */
export async function drawingOfHeight(image: string, height: number): Promise<string> {
  const { src } = await getImage({ src: find(image), format: 'png', height });
  return src;
}

function find(image: string): ImageMetadata {
  const metadata = pictures[image];
  if (!metadata) throw new Error(`content names no picture ${image}`);
  return metadata;
}
