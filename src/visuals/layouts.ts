import type { Tones } from './tone.ts';

/** Props of the Picture component. */
export interface PictureData {
  src: string;
  alt: string;
  /** Everything below is unknown for a picture from another site. */
  width?: number;
  height?: number;
  sizes?: string;
  avif?: string;
  tones?: Tones;
}

/** An item of content whose picture, if it has one, is prepared. */
export type Pictured<Item> = Omit<Item, 'picture'> & { picture?: PictureData | undefined };

export interface Layout {
  /** In pixels, for screens with one and two device pixels per CSS pixel. */
  widths: number[];
  /** For browsers without AVIF support. */
  fallbackWidth: number;
  sizes: string;
  quality?: number;
}

export const HALF_PAGE: Layout = {
  widths: [480, 800, 1200],
  fallbackWidth: 800,
  sizes: '(min-width: 54rem) 36rem, 100vw',
  quality: 45,
};
