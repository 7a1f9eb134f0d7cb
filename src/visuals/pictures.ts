import { getImage } from 'astro:assets';
import { pictures } from 'virtual:pictures';
import type { ImageMetadata } from 'astro';
import type { Layout, PictureData } from './layouts.ts';
import { picturePath } from './picturePath.ts';
import { tonesOf } from './tone.ts';

const NARROWEST = 320;

/** A picture that content/ names by file or by address, made ready for a layout. */
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
  // The sizes are asked of the result: touching the source's would publish the original as well.
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

/** Named in `srcset` as other pictures are, beside which the width has to be told. */
const inItsWidth = ({ src, attributes }: Awaited<ReturnType<typeof getImage>>) =>
  `${src} ${attributes.width}w`;

/** The style sheet needs the shape alone; without it a picture must still fit on a phone. */
function narrow({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, NARROWEST / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The address of a drawing that is shown as it is. */
export const drawing = (image: string) => find(image).src;

/** A PNG with no more dots than are shown, for it may have come from a printer's. */
export async function drawingOfHeight(image: string, height: number): Promise<string> {
  const { src } = await getImage({ src: find(image), format: 'png', height });
  return src;
}

function find(image: string): ImageMetadata {
  const metadata = pictures[image];
  if (!metadata) throw new Error(`content names no picture ${image}`);
  return metadata;
}
