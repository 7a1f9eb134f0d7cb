import type { HomeContent } from '../content/description.ts';
import type { PictureData } from './layouts.ts';
import { preparePicture } from './pictures.ts';
import { drawRoute, type Route } from './routeFrom.ts';
import { classifyTitles } from './titles.ts';

/** A slide's picture and the yellow line that starts at its subject, if content says where. */
export interface Scene extends PictureData {
  route?: Route | undefined;
}

type Slide = HomeContent['hero']['slides'][number];
type SlideWords = Pick<Slide, 'id' | 'title' | 'subtitle' | 'buttonText' | 'buttonLink'>;

export interface HeroSlideData extends SlideWords {
  picture: Scene;
  portrait?: Scene | undefined;
  /** Which part of a slide's title is too long for the largest font size. */
  long?: 'word' | 'line' | undefined;
}

/**
 * Widths for two device pixels per CSS pixel at most: nobody can tell a third. The first fits a
 * phone of 360 px at 2x, where Home and its first picture come in two round trips (29 KB).
 */
const WIDE = {
  widths: [520, 800, 1080, 1600],
  fallbackWidth: 1080,
  sizes: '(min-width: 40rem) 50vw, 70vw',
  quality: 50,
};
const UPRIGHT = { widths: [480, 780, 1280], fallbackWidth: 780, sizes: '50vw', quality: 50 };

/** The slides of content/home.yaml, each with its optimized pictures. */
export function prepareHeroSlides(slides: Slide[]): Promise<HeroSlideData[]> {
  const long = classifyTitles(slides.map(({ title }) => title));
  return Promise.all(
    slides.map(async ({ image, portrait, alt, stripe, portraitStripe, ...slide }) => ({
      ...slide,
      ...(long && { long }),
      picture: withRoute(await preparePicture({ image, alt }, WIDE), stripe),
      portrait: portrait
        ? withRoute(await preparePicture({ image: portrait, alt: '' }, UPRIGHT), portraitStripe)
        : undefined,
    })),
  );
}

function withRoute(image: PictureData, stripe: string | undefined): Scene {
  const { width, height } = image;
  if (!stripe || !width || !height) return image;
  const [x = 0, y = 0] = stripe.split(' ').map((percent) => Number.parseFloat(percent) / 100);
  return { ...image, route: drawRoute({ x: x * width, y: y * height }, { width, height }) };
}
