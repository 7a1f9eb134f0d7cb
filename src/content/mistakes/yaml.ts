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
    what: 'another language is called by its own name, in quotes',
    make: introduction('\'Call. [Hablamos español]{lang="español"}\''),
  },
  {
    what: 'there is no such language',
    make: introduction('Call. [Hablamos español]{lang=zz}'),
  },
  {
    what: 'words in another language without their brackets',
    make: introduction('Call. Hablamos español {lang=es}'),
  },
  {
    what: 'words in another language begin a text, without quotes',
    make: introduction('[Hablamos español]{lang=es}. Call.'),
  },
  {
    what: 'words in another language where they cannot be marked',
    make: heading('The people, [la gente]{lang=es}'),
  },
  { what: 'a # cuts a sentence', make: heading('We are # 1 in town') },
  {
    what: 'a # cuts an entry of a list',
    make: replace('home.yaml', '- Direct, with no stop', '- Door # 4'),
  },
  { what: 'a # cuts a text of two lines', make: heading('We are # 1\n  in town') },
  { what: 'words begin with *', make: heading('*Always* there') },
  { what: 'words begin with *, and nothing follows', make: heading('*Always') },
  { what: 'words begin with !', make: heading('!Now or never') },
  { what: 'words begin with &', make: heading('&Co for short') },
  { what: 'words begin with @', make: heading('@cascade') },
  { what: 'words begin with %', make: heading('%100 on time') },
  { what: 'words begin with a backtick', make: heading('`Runs`') },
  { what: 'words begin with a curly bracket', make: heading('{name} and friends') },
  { what: 'words begin with a square bracket', make: heading('[New] people') },
  { what: 'words begin with >', make: heading('> 40 drivers') },
  { what: 'curly quotes instead of straight ones', make: heading('“The people”') },
  { what: 'curly quotes around a colon', make: heading('“People: forty”') },
  {
    what: 'a phone number in curly quotes',
    make: replace('company.yaml', /^phone: .*/m, 'phone: “(503) 555-0162”'),
  },
  {
    what: 'a tab deeper in the file',
    make: replace('company.yaml', '    city: Portland', '\t\tcity: Portland'),
  },
  {
    what: 'a tab before an entry of a list',
    make: replace('home.yaml', '        - One driver', '\t- One driver'),
  },
  { what: 'a line of three dashes', make: replace('about.yaml', 'story:', '---\nstory:') },
  {
    what: 'no space after the colon, before words',
    make: replace('company.yaml', 'name: Cascade', 'name:Cascade'),
  },
  {
    what: 'no space after the colon, in a group of one',
    make: replace('contact.yaml', '    label: Your name', '    label:Your name'),
  },
  {
    what: 'no space after a dash',
    make: replace('home.yaml', '- One driver', '-One driver'),
  },
  {
    what: 'no space after any dash',
    make: replace('services.yaml', '- Grafts\n      - Biopsies', '-Grafts\n      -Biopsies'),
  },
  {
    what: 'a dash before a field that is in no list',
    make: replace('about.yaml', 'introduction:', '- introduction:'),
  },
  {
    what: 'a dash with nothing behind it',
    make: replace('home.yaml', '- One driver, door to door', '-'),
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
