import type {
  AboutContent,
  CallToActionContent,
  HomeContent,
  ServicesContent,
} from '../content/description.ts';
import { HALF_PAGE, type Layout, type PictureData } from './layouts.ts';
import { preparePicture } from './pictures.ts';

/** The pictures of each kind of section, optimized for its layout. */

const HOME_CARD: Layout = {
  widths: [400, 640, 960],
  fallbackWidth: 640,
  sizes: '(min-width: 64rem) 28vw, (min-width: 43.75rem) 35vw, 62vw',
  quality: 50,
};

const STEP: Layout = {
  widths: [180, 320, 480, 800],
  fallbackWidth: 480,
  sizes: '(min-width: 43.75rem) 29vw, 22vw',
  quality: 50,
};

const pictureEach = <Item extends { picture?: { image: string; alt: string } | undefined }>(
  items: Item[],
  layout: Layout,
) =>
  Promise.all(
    items.map(async (item) => ({
      ...item,
      picture: item.picture && (await preparePicture(item.picture, layout)),
    })),
  );

export const prepareCards = (cards: HomeContent['services']['cards']) =>
  pictureEach(cards, HOME_CARD);

export const prepareSteps = (custody: HomeContent['custody']) =>
  pictureEach(custody?.steps ?? [], STEP);

/** Side by side at the top of Services, as many as there are services. */
const SHELF: Layout = {
  ...HALF_PAGE,
  widths: [320, 480, 800, 1200],
  sizes: '(min-width: 43.75rem) 36vw, 34vw',
};
const FEATURE: Layout = {
  ...HALF_PAGE,
  widths: [400, 640, 960, 1280],
  sizes: '(min-width: 60rem) 38vw, 86vw',
};

/** The services of content/services.yaml. */
export const prepareServices = (cards: ServicesContent['cards']) =>
  Promise.all(
    cards.map(async (service) => {
      const { image, alt = '', travels } = service;
      return {
        service,
        picture: image ? await preparePicture({ image, alt }, SHELF) : undefined,
        travels: travels && (await preparePicture(travels, FEATURE)),
      };
    }),
  );

/** Beside the year, where a phone has room for a small one. */
const FIRST_LEADER: Layout = {
  widths: [288, 420, 640, 960],
  fallbackWidth: 576,
  sizes: '(min-width: 43.75rem) 37vw, 8.5rem',
};
const FURTHER_LEADER: Layout = {
  widths: [400, 640],
  fallbackWidth: 576,
  sizes: '(min-width: 43.75rem) 30vw, 86vw',
};

/** All leaders in the order of content/about.yaml. */
export const prepareLeaders = (leadership: AboutContent['leadership']) =>
  Promise.all(
    (leadership ? [leadership, ...(leadership.others ?? [])] : []).map(async (profile, index) => ({
      profile,
      portrait: await preparePicture(profile, index === 0 ? FIRST_LEADER : FURTHER_LEADER),
    })),
  );

const WIDE: Layout = {
  widths: [1080, 1600, 2400],
  fallbackWidth: 1600,
  sizes: '100vw',
  quality: 50,
};
const UPRIGHT = { ...WIDE, widths: [480, 780, 1080], fallbackWidth: 780, quality: 45 };

/** A full-width picture behind text: decorative, so without alternative text. */
export interface Backdrop {
  wide: PictureData;
  upright?: PictureData | undefined;
}

export async function prepareBackdrop(
  section: Pick<CallToActionContent, 'image' | 'portrait'>,
): Promise<Backdrop | undefined> {
  const { image, portrait } = section;
  if (!image) return undefined;
  return {
    wide: await preparePicture({ image, alt: '' }, WIDE),
    upright: portrait ? await preparePicture({ image: portrait, alt: '' }, UPRIGHT) : undefined,
  };
}
