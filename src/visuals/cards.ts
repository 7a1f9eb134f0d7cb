import type { HomeContent } from '../content/description.ts';
import { CARD } from './layouts.ts';
import { picture } from './pictures.ts';

/** Home's cards as content/home.yaml has them, each with its picture made ready, if it has one. */
export const pictureCards = (cards: HomeContent['services']['cards']) =>
  Promise.all(
    cards.map(async (card) => ({
      ...card,
      picture: card.picture && (await picture(card.picture, CARD)),
    })),
  );
