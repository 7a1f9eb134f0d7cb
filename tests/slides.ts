import { parse } from 'node:path';
import { content } from './site.ts';

export const { slides } = content.home.hero;

type Slide = (typeof slides)[number];

/** Whether an address is that of a slide's picture, in whichever size and framing. */
export const isPictureOf = (
  { image, portrait = image }: Pick<Slide, 'image' | 'portrait'>,
  url: string,
) => [image, portrait].some((file) => url.includes(`/${parse(file).name}.`));

/** The slides that have another picture than the first. */
export const laterSlides = slides.slice(1).filter(({ image }) => image !== slides[0].image);
