declare module 'virtual:pictures' {
  import type { ImageMetadata } from 'astro';

  export const pictures: Record<string, ImageMetadata>;
}
