import type { HomeContent } from '../content/description.ts';
import { CARD } from './layouts.ts';
import { picture } from './pictures.ts';

/** The cards of content/home.yaml, each with its optimized picture, if it has one. */
export const pictureCards = (cards: HomeContent['services']['cards']) =>
  Promise.all(
    cards.map(async (card) => ({
      ...card,
      picture: card.picture && (await picture(card.picture, CARD)),
    })),
  );
