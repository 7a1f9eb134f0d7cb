import { type Mistake, replace, type Taken } from './desk.ts';

/** Values as people are used to writing them. */

const network = (name: string) => replace('company.yaml', 'network: youtube', `network: ${name}`);

export const valueMistakes: Mistake[] = [
  {
    what: 'a label in the header is a sentence',
    make: replace('navigation.yaml', 'label: People', 'label: The people who carry your samples'),
  },
  {
    what: 'a day is written with slashes',
    make: replace('company.yaml', 'from: 2026-11-15', 'from: 11/15/2026'),
  },
  { what: 'a color has three digits', make: replace('colors.yaml', /night: .*/, 'night: "#212"') },
  {
    what: 'a page has no slash in front',
    make: replace('home.yaml', 'buttonLink: /contact', 'buttonLink: contact'),
  },
  {
    what: 'a link is an e-mail address',
    make: replace('home.yaml', 'buttonLink: /contact', 'buttonLink: hello@cascade-runners.example'),
  },
  {
    what: 'a social address has no https',
    make: replace('company.yaml', 'https://youtube.example', 'youtube.example'),
  },
  {
    what: 'a service’s picture has no words',
    make: replace('services.yaml', / {4}alt: .*\n/, ''),
  },
];

export const takenValues: Taken[] = [
  {
    what: 'About, a service and the page for wrong addresses have no picture',
    as: 'pages without one',
    make: (desk) => {
      for (const file of ['about.yaml', 'not-found.yaml']) {
        desk.edit(file, /^picture:\n( .*\n)+/m, '');
      }
      desk.edit('services.yaml', / {4}image: .*\n {4}alt: .*\n/, '');
    },
    see: ({ about, services }) => !about.picture && !services.cards[0].image,
  },
  {
    what: 'a network is written with capitals',
    as: 'the network',
    make: network('YouTube'),
    see: ({ company }) => company.social.some(({ network }) => network === 'youtube'),
  },
  {
    what: 'a typeface is written in small letters',
    as: 'the typeface',
    make: replace('company.yaml', 'display: Lora', 'display: lora'),
    see: ({ company }) => company.typefaces?.display === 'Lora',
  },
  {
    what: 'an office is open by appointment',
    as: 'no hours that machines are told of',
    make: replace('company.yaml', 'open: closed', 'open: by appointment'),
    see: ({ company }) => company.hours?.at(-1)?.open === 'by appointment',
  },
  {
    what: 'a location has no street and no ZIP code',
    as: 'its town alone',
    make: replace('company.yaml', /( +)street: .*\n(.*\n.*\n) +zip: .*\n/, '$2'),
    see: ({ company: { locations } }) => !locations[0].street && !locations[0].zip,
  },
];
