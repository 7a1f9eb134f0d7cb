import type { ServicesContent } from '../content/description.ts';
import { HALF_PAGE } from './layouts.ts';
import { picture } from './pictures.ts';

const HALF = { ...HALF_PAGE, sizes: '(min-width: 64rem) 42vw, 86vw' };
const FIRST = { ...HALF, phoneWidth: 640 };

/** The services of content/services.yaml, each with its optimized picture, if it has one. */
export const serviceFeatures = (cards: ServicesContent['cards']) =>
  Promise.all(
    cards.map(async (service, index) => {
      const { image, alt = '' } = service;
      const layout = index === 0 ? FIRST : HALF;
      return { service, picture: image ? await picture({ image, alt }, layout) : undefined };
    }),
  );
