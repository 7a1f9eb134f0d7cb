import type { ServicesContent } from '../content/description.ts';
import { HALF_PAGE } from './layouts.ts';
import { picture } from './pictures.ts';

/** A phone shows it at 86vw. Nobody can tell its third dot, and the next page waits for each. */
const HALF = { ...HALF_PAGE, sizes: '(min-width: 64rem) 42vw, (min-width: 43.75rem) 86vw, 70vw' };

/** The services as content/services.yaml has them, each with its picture made ready, if it has one. */
export const serviceFeatures = (cards: ServicesContent['cards']) =>
  Promise.all(
    cards.map(async (service) => {
      const { image, alt = '' } = service;
      return { service, picture: image ? await picture({ image, alt }, HALF) : undefined };
    }),
  );
