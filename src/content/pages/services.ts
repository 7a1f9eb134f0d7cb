import { addIssue, type Checked, group, list, nonEmptyList } from '../field.ts';
import { altText, anchor, icon, link, photo, picture, SIZES, sentences, words } from '../kinds.ts';
import { callToAction } from './callToAction.ts';
import { page } from './page.ts';

const service = group(
  'Service',
  {
    image: photo(SIZES.halfPage).optional(),
    alt: altText().optional(),
    travels: picture('How it travels').optional(),
    id: anchor(),
    icon: icon(),
    title: words('Title'),
    description: sentences('Description'),
    carried: list('Items carried', words('Item')),
    handled: list('Handling', words('Handling step')),
    button: link('Button'),
  },
  { check: requireAltText },
);

const SERVICE_LEVELS_LIMIT = 6;

const levels = group(
  'Service levels',
  {
    heading: words('Heading'),
    note: sentences(
      'Note',
      'Below the table, such as: Times as agreed in your contract.',
    ).optional(),
    columns: group('Headings of the columns', {
      name: words('Level'),
      window: words('When it is picked up or delivered'),
      clock: words('What starts the clock'),
      suits: words('What it suits'),
      temperature: words('Temperature'),
    }),
    rows: nonEmptyList(
      'Levels',
      group('Level', {
        name: words('Level'),
        window: words('When it is picked up or delivered'),
        clock: words('What starts the clock', 'Your call, or the box ready at the door').optional(),
        suits: sentences('What it suits').optional(),
        temperature: words('Temperature', 'As 2 to 8 °C').optional(),
      }),
      { atMost: SERVICE_LEVELS_LIMIT, unique: 'name' },
    ),
  },
  { hint: 'A table below the services. A column that no level has is left out' },
);

/** Requires alternative text for a picture. */
function requireAltText(
  checked: Checked<{ image?: string | undefined; alt?: string | undefined }>,
) {
  const { image, alt } = checked.value;
  if (image && !alt) addIssue(checked, { path: ['alt'] });
}

export const services = page({
  path: '/services',
  label: 'Services',
  shows: ['services'],
  fields: {
    heading: words('Heading'),
    introduction: sentences('Introduction'),
    carriedHeading: words('Heading of what is carried'),
    handledHeading: words('Heading of how it is handled'),
    cards: nonEmptyList('Services', service, { unique: 'id' }),
    levels: levels.optional(),
    callToAction: callToAction(),
  },
});
