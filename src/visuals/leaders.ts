import type { AboutContent } from '../content/description.ts';
import { PORTRAIT } from './layouts.ts';
import { picture } from './pictures.ts';

const BADGE = { ...PORTRAIT, widths: [400, 640], sizes: '(min-width: 43.75rem) 30vw, 86vw' };

/** All leaders in the order of content/about.yaml, each with an optimized portrait. */
export const pictureLeaders = (leadership: AboutContent['leadership']) =>
  Promise.all(
    (leadership ? [leadership, ...(leadership.others ?? [])] : []).map(async (profile) => ({
      profile,
      portrait: await picture(profile, BADGE),
    })),
  );
