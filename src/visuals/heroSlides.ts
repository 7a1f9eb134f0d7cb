import type { HomeContent } from '../content/description.ts';
import { type PictureData, picture } from './pictures.ts';

export interface HeroSlideData {
  id: string;
  title: string;
  subtitle: string;
  buttonText: string;
  buttonLink: string;
  picture: PictureData;
  portrait?: PictureData | undefined;
}

const WIDE = { widths: [1080, 1600, 2400], fallbackWidth: 1600, sizes: '100vw' };
/** On a phone's dense screen this quality cannot be told from a higher one, at half the bytes. */
const UPRIGHT = { widths: [480, 780, 1080], fallbackWidth: 780, sizes: '100vw', quality: 45 };

/** The slides as content/home.yaml has them, each with its picture made ready. */
export function heroSlides(slides: HomeContent['hero']['slides']): Promise<HeroSlideData[]> {
  return Promise.all(
    slides.map(async ({ image, portrait, alt, ...slide }) => ({
      ...slide,
      picture: await picture({ image, alt }, WIDE),
      portrait: portrait ? await picture({ image: portrait, alt }, UPRIGHT) : undefined,
    })),
  );
}
