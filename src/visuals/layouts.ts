import type { Tones } from './tone.ts';

/** What a component needs to show a picture. */
export interface PictureData {
  src: string;
  alt: string;
  /** All of these are unknown for a picture from another site. */
  width?: number;
  height?: number;
  sizes?: string;
  avif?: string;
  /** For upright screens whose browser does not know AVIF. */
  webp?: string;
  /** What a phone shows in its place: see `phoneWidth`. */
  phone?: string;
  tones?: Tones;
}

export interface Layout {
  /** The widths, in pixels, at which the layouts show this picture on screens of one and two dots. */
  widths: number[];
  /** The one width for browsers that do not know AVIF. */
  fallbackWidth: number;
  /**
   * The one width, with two dots to a pixel, for phones on a page that is mostly led to: WebP, which
   * they decode in a third of AVIF's time, while the page that was made ready waits to be shown.
   */
  phoneWidth?: number;
  sizes: string;
  quality?: number;
}

/** Where `phoneWidth` is shown. */
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
