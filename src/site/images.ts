import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { PictureData } from '../components/Picture.tsx';

const files = import.meta.glob<ImageMetadata>('/content/images/*', {
  eager: true,
  import: 'default',
});

interface Layout {
  /** The widths, in pixels, at which the layouts show this picture on screens of one and two dots. */
  widths: number[];
  sizes: string;
}

/** What a component needs to show a picture that content/ names by file or by address. */
export async function picture(
  { image, alt }: { image: string; alt: string },
  { widths, sizes }: Layout,
): Promise<PictureData> {
  if (image.startsWith('https://')) return { src: image, alt };
  const src = find(image);
  const fitting = widths.filter((width) => width <= src.width);
  const [avif, fallback] = await Promise.all([
    getImage({ src, format: 'avif', quality: 60, widths: fitting }),
    getImage({ src, format: 'webp', quality: 72, width: Math.max(...fitting) }),
  ]);
  const { width, height } = src;
  return { src: fallback.src, alt, width, height, sizes, avif: avif.srcSet.attribute };
}

/** The address of a drawing that is shown as it is. */
export const drawing = (image: string) => find(image).src;

function find(image: string): ImageMetadata {
  const file = files[`/content/${image}`];
  if (!file) throw new Error(`There is no picture content/${image}`);
  return file;
}
