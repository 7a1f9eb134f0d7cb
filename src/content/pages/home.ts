import type { z } from 'astro/zod';
import { addIssue, group, list, nonEmptyList } from '../field.ts';
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
  yesOrNo,
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
  emergencyLine: yesOrNo('Show the emergency line beside the button').optional(),
});

const card = group('Card', {
  icon: icon(),
  picture: picture().optional(),
  title: words('Title'),
  description: sentences('Description'),
  features: list('Features', words('Feature'), {
    expected: 'a list of features',
    example: '- By van or by bicycle',
  }),
  more: link('Link'),
});

const SECTIONS = ['services', 'area', 'testimonials', 'callToAction'] as const;
const LAST = 'callToAction';
const CALLED = {
  services: 'Cards',
  area: 'Service area',
  testimonials: 'Testimonials',
  callToAction: 'Call to action',
};

const sections = list('Sections', oneOf('Section', SECTIONS, { optionLabels: CALLED }), {
  expected: `a list of ${SECTIONS.join(', ')}`,
  example: `[${SECTIONS.join(', ')}]`,
  hint: 'Choose none, and all are shown as usual. Choose some, and only they are shown, in the order in which you choose them; Call to action comes last',
  check: (checked) => {
    for (const [index, name] of checked.value.entries()) {
      if (checked.value.indexOf(name) < index) {
        const found = `${JSON.stringify(name)} a second time`;
        addIssue(checked, `each section once, such as [${SECTIONS.join(', ')}]`, {
          found,
          path: [index],
        });
      } else if (name === LAST && index < checked.value.length - 1) {
        const found = `${LAST}, and something after it`;
        addIssue(checked, `it at the end, where the line ends, such as [${SECTIONS.join(', ')}]`, {
          found,
          path: [index],
        });
      }
    }
  },
});

interface Written {
  sections?: z.infer<typeof sections> | undefined;
  testimonials?: object | undefined;
}

/** What follows the slides. */
export const homeSections = ({ sections, testimonials }: Written) =>
  (sections ?? SECTIONS).filter((name) => name !== 'testimonials' || testimonials);

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
      slides: nonEmptyList('Slides', slide, {
        expected: 'a list of slides',
        example: '- id: dawn',
        unique: { field: 'id', example: 'dawn for one slide and night for another' },
      }),
    }),
    services: group('Cards', {
      heading: words('Heading'),
      introduction: sentences('Introduction'),
      cards: nonEmptyList('Cards', card, {
        expected: 'a list of cards',
        example: '- icon: express',
      }),
    }),
    area: group('Service area', {
      heading: words('Heading'),
      text: sentences('Text'),
      locationsHeading: words('Heading of the locations'),
      statesHeading: words('Heading of the states'),
      mapTitle: words('The map in words', 'What it shows, for those who cannot see it'),
    }),
    testimonials: group(
      'Testimonials',
      {
        heading: words('Heading'),
        quotes: nonEmptyList('Quotes', testimonial, {
          expected: 'a list of testimonials',
          example: '- quote: They were here before the surgeon.',
        }),
      },
      {
        hint: 'Without the check mark they are lost. To hide them for a while, see Sections below',
      },
    ).optional(),
    callToAction: callToAction(),
    sections: sections.optional(),
  },
});
