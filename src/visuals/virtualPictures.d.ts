declare module 'virtual:pictures' {
  import type { ImageMetadata } from 'astro';

  /** By the name in content. */
  export const pictures: Record<string, ImageMetadata>;
}
