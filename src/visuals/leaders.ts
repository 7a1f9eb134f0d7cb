import type { AboutContent } from '../content/description.ts';
import { PORTRAIT } from './layouts.ts';
import { picture } from './pictures.ts';

const BADGE = { ...PORTRAIT, widths: [400, 640], sizes: '(min-width: 43.75rem) 30vw, 86vw' };

/** Everybody who leads, the first one first, each with a portrait made ready. */
export const pictureLeaders = (leadership: AboutContent['leadership']) =>
  Promise.all(
    (leadership ? [leadership, ...(leadership.others ?? [])] : []).map(async (profile) => ({
      profile,
      portrait: await picture(profile, BADGE),
    })),
  );
