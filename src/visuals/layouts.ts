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
  /** For portrait screens without AVIF support. */
  webp?: string;
  /** For phones: see `phoneWidth`. */
  phone?: string;
  tones?: Tones;
}

export interface Layout {
  /** In pixels, for screens with one and two device pixels per CSS pixel. */
  widths: number[];
  /** For browsers without AVIF support. */
  fallbackWidth: number;
  /**
   * For phones, on a page that is mostly prerendered: WebP decodes in a third of AVIF's time, and
   * the prerendered page waits for it.
   */
  phoneWidth?: number;
  sizes: string;
  quality?: number;
}

/** Media queries for where `phoneWidth` applies. */
export const PHONE = '(max-width: 43.74rem)';
export const NO_PHONE = '(min-width: 43.75rem)';

export const HALF_PAGE: Layout = {
  widths: [480, 800, 1200],
  fallbackWidth: 800,
  sizes: '(min-width: 54rem) 36rem, 100vw',
  quality: 45,
};

export const CARD: Layout = {
  widths: [400, 640, 960],
  fallbackWidth: 640,
  sizes: '(min-width: 64rem) 28vw, (min-width: 43.75rem) 35vw, 62vw',
  quality: 50,
};

export const PORTRAIT: Layout = { widths: [288, 576], fallbackWidth: 576, sizes: '18rem' };
