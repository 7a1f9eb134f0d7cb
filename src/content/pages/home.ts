import { group, list, nonEmptyList } from '../field.ts';
import {
  altText,
  date,
  destination,
  icon,
  id,
  link,
  oneOf,
  photo,
  picture,
  place,
  SIZES,
  sentences,
  words,
} from '../kinds.ts';
import { callToAction } from './callToAction.ts';
import { page } from './page.ts';

const slide = group('Slide', {
  id: id(),
  image: photo(
    SIZES.slide,
    'Picture',
    'With a new one, change or remove the upright picture too, and both places where the line begins',
  ),
  portrait: photo(
    SIZES.uprightSlide,
    'Upright picture',
    'The same scene framed upright, for tablets and tall windows',
  ).optional(),
  stripe: place(
    'Where the line begins',
    'How far from the picture’s left and top, as 83% 51.3%; empty: at its edge',
  ).optional(),
  portraitStripe: place(
    'Where the line begins in the upright picture',
    'In the same way; empty: at its edge',
  ).optional(),
  alt: altText(),
  title: words('Title'),
  subtitle: sentences('Subtitle'),
  buttonText: words('What the button says'),
  buttonLink: destination('Where the button leads'),
});

const card = group('Card', {
  icon: icon(),
  picture: picture().optional(),
  title: words('Title'),
  description: sentences('Description'),
  features: list('Features', words('Feature')),
  more: link('Link'),
});

/** `callToAction` always comes last: the yellow line ends under its number. */
const SECTIONS = ['services', 'custody', 'area', 'testimonials', 'callToAction'] as const;
const CLOSING_SECTION = 'callToAction';
type Section = (typeof SECTIONS)[number];
const SECTION_LABELS = {
  services: 'Cards',
  custody: 'Custody',
  area: 'Service area',
  testimonials: 'Testimonials',
  callToAction: 'Call to action',
};

const sections = list('Sections', oneOf('Section', SECTIONS, { optionLabels: SECTION_LABELS }), {
  hint: 'Choose none, and all are shown as usual. Choose some, and only they are shown, in the order in which you choose them; Call to action comes last',
});

interface Written {
  sections?: Section[] | undefined;
  custody?: object | undefined;
  testimonials?: object | undefined;
}

export function orderHomeSections({ sections, custody, testimonials }: Written): Section[] {
  const chosen: readonly Section[] = sections?.length ? [...new Set(sections)] : SECTIONS;
  const optional: Partial<Record<Section, object | undefined>> = { custody, testimonials };
  const shown = chosen.filter((name) => !(name in optional) || optional[name]);
  return shown.includes(CLOSING_SECTION)
    ? [...shown.filter((name) => name !== CLOSING_SECTION), CLOSING_SECTION]
    : shown;
}

const testimonial = group(
  'Testimonial',
  {
    quote: sentences('What was said'),
    name: words('By whom'),
    role: words('Role').optional(),
    organization: words('Organization').optional(),
    permission: date('Permission', 'The day on which they allowed you to show it').optional(),
  },
  { summary: '{name}: {quote}' },
);

export const home = page({
  path: '/',
  label: 'Home',
  shows: ['servedStates'],
  fields: {
    hero: group('Slides at the top', {
      heading: words('Heading', 'The small line above every slide'),
      label: words('Name of the slides', 'What a screen reader calls them'),
      secondButton: link('Second button, on every slide'),
      slides: nonEmptyList('Slides', slide, { unique: 'id' }),
    }),
    services: group('Cards', {
      heading: words('Heading'),
      introduction: sentences('Introduction'),
      cards: nonEmptyList('Cards', card),
    }),
    custody: group('Custody', {
      heading: words('Heading'),
      steps: nonEmptyList(
        'Steps',
        group('Step', {
          title: words('Title'),
          text: sentences('Text'),
          picture: picture().optional(),
        }),
        { atMost: 4 },
      ),
    }).optional(),
    area: group('Service area', {
      heading: words('Heading'),
      text: sentences(
        'Text',
        '{count} becomes the number of states in words, and {Count} at the start of a sentence',
      ),
      locationsHeading: words('Heading of the locations'),
      statesHeading: words('Heading of the states'),
      mapTitle: words('The map in words', 'What it shows, for those who cannot see it'),
    }),
    testimonials: group(
      'Testimonials',
      {
        heading: words('Heading'),
        quotes: nonEmptyList('Quotes', testimonial),
      },
      {
        hint: 'Unchecking this deletes them. To hide them for now, choose Sections below without Testimonials',
      },
    ).optional(),
    callToAction: callToAction(),
    sections,
  },
});
