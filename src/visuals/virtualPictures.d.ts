declare module 'virtual:pictures' {
  import type { ImageMetadata } from 'astro';

  /** By the name that content calls each. */
  export const pictures: Record<string, ImageMetadata>;
}
