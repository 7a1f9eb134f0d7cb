import type { AboutContent } from '../content/description.ts';
import { PORTRAIT } from './layouts.ts';
import { picture } from './pictures.ts';

/** Beside the year, where a phone has room for a small one. */
const FIRST = {
  ...PORTRAIT,
  widths: [288, 420, 640, 960],
  sizes: '(min-width: 43.75rem) 37vw, 8.5rem',
};
const FURTHER = { ...PORTRAIT, widths: [400, 640], sizes: '(min-width: 43.75rem) 30vw, 86vw' };

/** All leaders in the order of content/about.yaml, each with an optimized portrait. */
export const pictureLeaders = (leadership: AboutContent['leadership']) =>
  Promise.all(
    (leadership ? [leadership, ...(leadership.others ?? [])] : []).map(async (profile, index) => ({
      profile,
      portrait: await picture(profile, index === 0 ? FIRST : FURTHER),
    })),
  );
