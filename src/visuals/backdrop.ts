import type { CallToActionContent } from '../content/description.ts';
import type { Layout, PictureData } from './layouts.ts';
import { picture } from './pictures.ts';

/** A full-width picture behind text. */
export interface Backdrop {
  wide: PictureData;
  upright?: PictureData | undefined;
}

const WIDE: Layout = {
  widths: [1080, 1600, 2400],
  fallbackWidth: 1600,
  sizes: '100vw',
  quality: 50,
};
const UPRIGHT: Layout = {
  widths: [480, 780, 1080],
  fallbackWidth: 780,
  sizes: '100vw',
  quality: 45,
};

/** Decorative, so without alternative text. */
export async function backdrop({
  image,
  portrait,
}: Pick<CallToActionContent, 'image' | 'portrait'>): Promise<Backdrop | undefined> {
  if (!image) return undefined;
  return {
    wide: await picture({ image, alt: '' }, WIDE),
    upright: portrait ? await picture({ image: portrait, alt: '' }, UPRIGHT) : undefined,
  };
}
