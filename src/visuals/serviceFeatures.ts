import type { ServicesContent } from '../content/description.ts';
import { HALF_PAGE, type Layout } from './layouts.ts';
import { picture } from './pictures.ts';

/** Side by side at the top of the page, as many as there are services. */
const SHELF: Layout = {
  ...HALF_PAGE,
  widths: [320, 480, 800, 1200],
  fallbackWidth: 800,
  sizes: '(min-width: 43.75rem) 36vw, 34vw',
};
const FIRST = { ...SHELF, phoneWidth: 400 };
const CARD: Layout = {
  ...HALF_PAGE,
  widths: [400, 640, 960, 1280],
  sizes: '(min-width: 43.75rem) 32vw, 86vw',
};

/** The services of content/services.yaml, each with its optimized pictures, if it has any. */
export const serviceFeatures = (cards: ServicesContent['cards']) =>
  Promise.all(
    cards.map(async (service, index) => {
      const { image, alt = '', travels } = service;
      const layout = index === 0 ? FIRST : SHELF;
      return {
        service,
        picture: image ? await picture({ image, alt }, layout) : undefined,
        travels: travels && (await picture(travels, CARD)),
      };
    }),
  );
