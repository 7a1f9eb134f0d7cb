import { type Mistake, replace, save, type Taken } from './desk.ts';

/** Where YAML reads something else than its owner wrote. */

const heading = (value: string) => replace('about.yaml', /^heading: .*/m, `heading: ${value}`);

const introduction = (value: string) =>
  replace('contact.yaml', /^introduction: .*/m, `introduction: ${value}`);

export const yamlMistakes: Mistake[] = [
  {
    what: 'another language is called by its name',
    make: introduction('Call. [Hablamos español]{lang=Spanish}'),
  },
  {
    what: 'words in another language without their brackets',
    make: introduction('Call. Hablamos español {lang=es}'),
  },
  {
    what: 'words in another language where they cannot be marked',
    make: heading('The people, [la gente]{lang=es}'),
  },
  { what: 'a # cuts a sentence', make: heading('We are # 1 in town') },
  { what: 'words begin with *', make: heading('*Always* there') },
  { what: 'words begin with &', make: heading('&Co for short') },
  { what: 'words begin with @', make: heading('@cascade') },
  { what: 'words begin with a square bracket', make: heading('[New] people') },
  {
    what: 'a phone number in curly quotes',
    make: replace('company.yaml', /^phone: .*/m, 'phone: “(503) 555-0162”'),
  },
  {
    what: 'a tab deeper in the file',
    make: replace('company.yaml', '    city: Portland', '\t\tcity: Portland'),
  },
  {
    what: 'no space after a dash',
    make: replace('home.yaml', '- One driver', '-One driver'),
  },
  {
    what: 'a file that cannot be read brings no mistakes in others',
    make: replace('services.yaml', /^heading: .*/m, 'heading: The: runs'),
  },
  {
    what: 'a file of words without fields',
    make: save('sitemap.yaml', () => 'All our pages\n'),
  },
];

export const takenYaml: Taken[] = [
  {
    what: 'numbers and yes where words are meant (`label: 2024`, `zip: 02134`, `- yes`)',
    as: 'the words, with every zero',
    make: (desk) => {
      desk.edit('company.yaml', 'zip: "97201"', 'zip: 02134');
      desk.edit('company.yaml', 'value: "1998"', 'value: 1.50');
      desk.edit('company.yaml', 'label: states', 'label: true');
      desk.edit('home.yaml', '- One driver, door to door', '- yes');
    },
    see: ({ company, home }) =>
      company.locations[0].zip === '02134' &&
      company.stats.some(({ value }) => value === '1.50') &&
      company.stats.some(({ label }) => label === 'true') &&
      home.services.cards[0].features.includes('yes'),
  },
  {
    what: 'a number in quotes (`latitude: "45.5"`), yes or no for true or false',
    as: 'the number; true or false',
    make: (desk) => {
      desk.edit('company.yaml', 'latitude: 45.5152', 'latitude: "45.5152"');
      desk.edit('company.yaml', 'worksOffline: true', 'worksOffline: No');
    },
    see: ({ company }) => company.locations[0].latitude === 45.5152 && !company.worksOffline,
  },
  {
    what: 'a note on a line of its own, behind quotes, or behind what cannot have a # in it',
    as: 'a note',
    make: (desk) => {
      desk.edit('company.yaml', 'phone: "(503) 555-0162"', '# day\nphone: "(503) 555-0162" # desk');
      desk.edit('company.yaml', 'state: OR', 'state: OR # Oregon');
      desk.edit('company.yaml', '[OR, WA, ID]', '[OR, WA, ID] # for now');
    },
    see: ({ company }) => company.phone === '(503) 555-0162' && company.states.length === 3,
  },
  {
    what: 'three dashes as the first line of a YAML file',
    as: 'nothing',
    make: save('about.yaml', (text) => `---\n${text}`),
    see: ({ about }) => about.heading === 'The people',
  },
];
