import { addIssue, type Checked, group, list, nonEmptyList } from '../field.ts';
import {
  checkDays,
  date,
  drawing,
  email,
  latitude,
  link,
  longitude,
  oneOf,
  phone,
  sentences,
  siteAddress,
  squareDrawing,
  state,
  webAddress,
  weekHours,
  words,
  yesOrNo,
  zip,
} from '../kinds.ts';
import { MAP_NAMES, mapProviders } from '../maps.ts';
import { networkNames } from '../networks.ts';
import { displayTypefaces, textTypefaces } from '../typefaces.ts';
import { zoneNames } from '../zones.ts';

const location = group('Location', {
  name: words('What you call it'),
  street: words(
    'Street and number',
    'Leave it and the ZIP code empty where nobody comes to you',
  ).optional(),
  city: words('City'),
  state: state(),
  zip: zip().optional(),
  phone: phone('Phone number', 'Only where it has one of its own').optional(),
  hours: weekHours('Hours', 'Only where they are not the company’s').optional(),
  latitude: latitude(),
  longitude: longitude(),
  map: yesOrNo(
    'Map',
    'Whether Contact has a map of it; the first has one unless you say no',
  ).optional(),
});

const notice = group(
  'Notice',
  {
    text: sentences('What it says'),
    from: date('First day', 'It comes by itself on this day; save it before'),
    until: date('Last day', 'It goes by itself after this day'),
    timeZone: oneOf('Time zone', zoneNames, {
      hint: 'Where your office is: its days begin and end there',
    }),
    link: link('Link').optional(),
  },
  {
    hint: 'On top of every page, from its first day to its last',
    check: checkDays,
  },
);

const figure = group('Figure', {
  value: words('Figure'),
  label: words('Of what'),
  basis: group(
    'Basis',
    {
      text: sentences('How it is counted', 'And over which period, in one sentence'),
      reviewed: date('Counted on', 'The launch check reminds you after a year'),
    },
    { hint: 'Stands below the figure' },
  ).optional(),
});

export const company = group(
  'Company',
  {
    name: words('Name'),
    phone: phone(),
    emergencyPhone: phone('Emergency number', 'The 24/7 line, if there is one').optional(),
    email: email(),
    hours: weekHours(
      'Office hours',
      'A day that you do not name is closed. The emergency line is apart from them',
    ).optional(),
    notice: notice.optional(),
    locations: nonEmptyList('Locations', location, {
      hint: 'The first is your office, with a map on Contact. Each is in one of the states below',
    }),
    mapsBy: oneOf('Street map by', mapProviders, {
      hint: 'Who draws the streets around an office',
      optionLabels: {
        ...MAP_NAMES,
        none: 'Nobody: a drawing without streets',
      },
    }).optional(),
    mapOnPress: yesOrNo(
      'Load the map on a press',
      'If yes, nothing is requested from the map’s provider until a visitor asks for the map',
    ).optional(),
    states: nonEmptyList('States you serve', state(), { hint: 'They are drawn on the map' }),
    places: list(
      'Places you serve',
      group(
        'Places',
        { state: state(), names: nonEmptyList('Cities or counties', words('City or county')) },
        { summary: '{state}' },
      ),
      { hint: 'Listed below the map, and told to search engines', unique: 'state' },
    ),
    stats: list('Figures', figure, { hint: 'They stand beneath the slides', atMost: 6 }),
    social: list(
      'Social links',
      group('Social link', {
        network: oneOf('Network', networkNames),
        url: webAddress('Address of your page there'),
      }),
      { unique: 'network' },
    ),
    blurb: sentences('In one or two sentences', 'For the foot of every page'),
    url: siteAddress('Address of the site', 'Where the site will live, without a slash at its end'),
    logo: group('Logo', {
      image: drawing(
        'Logo',
        'An SVG file, or a PNG. A wide one stands without your name beside it',
      ),
      dark: drawing('Logo for dark screens').optional(),
      icon: squareDrawing('Icon', 'For browser tabs and phones, in place of the logo').optional(),
      fallback: drawing('Stand-in', 'Shown when the logo cannot be loaded'),
    }),
    typefaces: group(
      'Typefaces',
      {
        text: oneOf('Body text', textTypefaces).optional(),
        display: oneOf('Headlines, figures and phone numbers', displayTypefaces).optional(),
      },
      { hint: 'The fonts of the site' },
    ).optional(),
    claimsReviewed: date(
      'Claims reviewed',
      'The day on which you have checked every claim on the site',
    ).optional(),
    worksOffline: yesOrNo(
      'Works offline',
      'Whether browsers keep a copy of the site; no also removes the copies they have',
    ),
  },
  { hint: 'Who you are and how to reach you', check: checkStates },
);

/** Requires locations and places to be in served states. */
function checkStates(
  checked: Checked<Record<'locations' | 'places', { state: string }[]> & { states: string[] }>,
) {
  const { states } = checked.value;
  for (const name of ['locations', 'places'] as const) {
    for (const [index, { state }] of checked.value[name].entries()) {
      if (states.includes(state)) continue;
      addIssue(checked, {
        path: [name, index, 'state'],
        expected: `one of the states you serve, such as ${states[0]}`,
      });
    }
  }
}
