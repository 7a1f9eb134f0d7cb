import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desk, type Mistake, replace } from './mistakes/desk.ts';
import { fileMistakes, takenFiles } from './mistakes/files.ts';
import { markdownMistakes, takenMarkdown } from './mistakes/markdown.ts';
import { addPictures, pictureMistakes, takenPictures } from './mistakes/pictures.ts';
import { takenValues, valueMistakes } from './mistakes/values.ts';
import { takenYaml, yamlMistakes } from './mistakes/yaml.ts';
import { ContentError, formatProblem } from './problems.ts';
import { readContent } from './read.ts';

/** Mistakes of every kind in a copy of the content, and the words that each is told in. */

let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  cpSync('tests/another-company', folder, { recursive: true });
  await addPictures(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

function problemsAfter(make: (desk: Desk) => void) {
  const desk = new Desk(folder);
  try {
    make(desk);
    readContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => ({
      ...problem,
      file: problem.file.replace(`${folder}/`, ''),
    }));
  } finally {
    desk.tidy();
  }
}

const mistakes: Mistake[] = [
  { what: 'a field is missing', make: replace('contact.yaml', /^heading: .*\n/m, '') },
  { what: 'a field is blank', make: replace('about.yaml', /role: .*/, 'role: " "') },
  {
    what: 'a field is misspelled',
    make: replace('services.yaml', 'introduction:', 'introducton:'),
  },
  {
    what: 'a field is not known at all',
    make: replace('company.yaml', 'email:', 'fax: none\nemail:'),
  },
  { what: 'a list is words', make: replace('company.yaml', /^states: .*/m, 'states: Oregon') },
  {
    what: 'a list is empty that must not be',
    make: replace('company.yaml', /^states: .*/m, 'states: []'),
  },
  {
    what: 'a phone number is malformed',
    make: replace('company.yaml', /^phone: .*/m, 'phone: 503-555-0162'),
  },
  {
    what: 'a phone number is too short',
    make: replace('company.yaml', /^phone: .*/m, 'phone: "555-0162"'),
  },
  {
    what: 'an e-mail address is malformed',
    make: replace('company.yaml', /^email: .*/m, 'email: dispatch.cascade.example'),
  },
  {
    what: 'the site’s address has no https',
    make: replace('company.yaml', /^url: .*/m, 'url: www.cascade.example'),
  },
  {
    what: 'a longitude lost its minus',
    make: replace('company.yaml', /longitude: -/, 'longitude: '),
  },
  { what: 'a ZIP code has four digits', make: replace('company.yaml', /zip: .*/, 'zip: "9720"') },
  {
    what: 'a link to another site has no https',
    make: replace('navigation.yaml', 'link: https://portal', 'link: portal'),
  },
  {
    what: 'a section of Home is not known',
    make: replace('home.yaml', '[area, services,', '[map, services,'),
  },
  {
    what: 'a notice ends before it begins',
    make: replace('company.yaml', 'until: 2098', 'until: 2025'),
  },
  {
    what: 'a notice has no time zone',
    make: replace('company.yaml', / {2}timeZone: .*\n/, ''),
  },
  {
    what: 'opening hours do not say morning or evening',
    make: replace('company.yaml', 'open: 6 am to 8 pm', 'open: 6 to 8'),
  },
  {
    what: 'a day of the opening hours does not exist',
    make: replace('company.yaml', 'days: Sunday', 'days: Funday'),
  },
  {
    what: 'there are seven figures',
    make: replace(
      'company.yaml',
      /stats:\n/,
      `stats:\n${'  - value: "1"\n    label: one\n'.repeat(3)}`,
    ),
  },
  { what: 'an icon is not known', make: replace('home.yaml', 'icon: express', 'icon: expres') },
  {
    what: 'a social network is not known',
    make: replace('company.yaml', 'network: youtube', 'network: myspace'),
  },
  { what: 'a state does not exist', make: replace('company.yaml', '[OR,', '[OX,') },
  { what: 'a state is written out', make: replace('company.yaml', '[OR,', '[Oregon,') },
  {
    what: 'a location is in a state that is not served',
    make: replace('company.yaml', 'state: OR', 'state: NV'),
  },
  {
    what: 'a link leads to a page that does not exist',
    make: replace('home.yaml', 'buttonLink: /contact', 'buttonLink: /contcat'),
  },
  {
    what: 'a link leads to a service that does not exist',
    make: replace('home.yaml', 'link: /services#records', 'link: /services#record'),
  },
  {
    what: 'a link is a web address',
    make: replace('home.yaml', 'buttonLink: /contact', 'buttonLink: www.cascade.example'),
  },
  {
    what: 'a link in a Markdown page is dead',
    make: replace('careers.md', '(/contact)', '(/kontact)'),
  },
  {
    what: 'a picture is not there',
    make: replace('services.yaml', 'images/vials.jpg', 'images/vial.jpg'),
  },
  {
    what: 'a picture is too small',
    make: replace('services.yaml', 'images/vials.jpg', 'images/small.jpg'),
  },
  {
    what: 'a picture is no picture',
    make: replace('services.yaml', 'images/vials.jpg', 'images/broken.jpg'),
  },
  { what: 'a picture’s words are missing', make: replace('about.yaml', / {2}alt: .*\n/, '') },
  {
    what: 'the logo is a photo',
    make: replace('company.yaml', 'image: images/mark.svg', 'image: images/vials.jpg'),
  },
  {
    what: 'the logo is a PNG that is too small',
    make: replace('company.yaml', 'image: images/mark.svg', 'image: images/small.png'),
  },
  {
    what: 'the logo has no size',
    make: replace('company.yaml', 'image: images/mark.svg', 'image: images/sizeless.svg'),
  },
  {
    what: 'the logo needs another file',
    make: replace('company.yaml', 'image: images/mark.svg', 'image: images/elsewhere.svg'),
  },
  {
    what: 'the logo needs a font',
    make: replace('company.yaml', 'image: images/mark.svg', 'image: images/lettered.svg'),
  },
  {
    what: 'the icon is no square',
    make: replace('company.yaml', 'logo:\n', 'logo:\n  icon: images/wide.svg\n'),
  },
  { what: 'two slides have one id', make: replace('home.yaml', 'id: pass', 'id: harbor') },
  {
    what: 'a page is listed twice',
    make: replace('navigation.yaml', 'path: /careers', 'path: /about'),
  },
  {
    what: 'a page is listed nowhere',
    make: (desk) =>
      desk.add(
        'news.md',
        '---\ntitle: News\ndescription: What is new.\nheading: News\nupdated: 2026-11-15\n---\n',
      ),
  },
  {
    what: 'a title is too long for a search result',
    make: replace('sitemap.yaml', /title: .*/, `title: ${'Every page of our site '.repeat(4)}`),
  },
  { what: 'a date is not one', make: replace('terms.md', /updated: .*/, 'updated: last week') },
  {
    what: 'a word that is filled in is misspelled',
    make: replace('contact.yaml', '{phone}', '{phne}'),
  },
  { what: 'a color is a word', make: replace('colors.yaml', /accent: .*/, 'accent: orange') },
  {
    what: 'a color is hard to read',
    make: replace('colors.yaml', /(brand:\n {2}light: ).*/, '$1"#5aa9d6"'),
  },
  {
    what: 'a colon in words without quotes',
    make: replace('about.yaml', /^heading: .*/m, 'heading: About: us'),
  },
  {
    what: 'a tab instead of spaces',
    make: replace('about.yaml', /^ {2}heading: /m, '\theading: '),
  },
  {
    what: 'a quote that is not closed',
    make: replace('company.yaml', /^phone: .*/m, 'phone: "(503) 555-0162'),
  },
  { what: 'a colon that is missing', make: replace('company.yaml', 'logo:\n', 'logo\n') },
  {
    what: 'a field is there twice',
    make: replace('company.yaml', 'email:', 'email: a@b.example\nemail:'),
  },
  {
    what: 'a line is indented wrongly',
    make: replace('company.yaml', '  image: images/mark', '   image: images/mark'),
  },
  {
    what: 'a line has a space too few',
    make: replace('company.yaml', '    street: 12', '   street: 12'),
  },
  {
    what: 'a line has two spaces too many',
    make: replace('company.yaml', '    city: Portland', '      city: Portland'),
  },
  {
    what: 'there is no space after the colon',
    make: replace('company.yaml', 'phone: "', 'phone:"'),
  },
  { what: 'a color has no quotes', make: replace('colors.yaml', /accent: "(.*)"/, 'accent: $1') },
  {
    what: 'a quote stands inside words',
    make: replace('home.yaml', /title: Over .*/, 'title: "Over the pass" she said'),
  },
  { what: 'a whole group is missing', make: replace('about.yaml', /^story:\n( .*\n)+/m, '') },
  {
    what: 'a new page is listed before it is written',
    make: replace('navigation.yaml', 'path: /careers', 'path: /drivers'),
  },
  {
    what: 'a picture in a Markdown page is not there',
    make: replace('careers.md', 'We look', '![A van](images/vials.jpeg)\n\nWe look'),
  },
  {
    what: 'a picture in a Markdown page has no words',
    make: replace('careers.md', 'We look', '![](images/vials.jpg)\n\nWe look'),
  },
  {
    what: 'an accent that is hard to read',
    make: replace('colors.yaml', /accent: .*/, 'accent: "#2d6cdf"'),
  },
  { what: 'a file is missing', make: (desk) => desk.remove('interface.yaml') },
  {
    what: 'a page is there as Markdown too',
    make: (desk) => desk.add('services.md', '---\ntitle: Services\n---\n'),
  },
  { what: 'a file is read by no page', make: (desk) => desk.add('prices.yaml', 'page:\n') },
  { what: 'a legal page is missing', make: (desk) => desk.remove('terms.md') },
  { what: 'a Markdown page has no front matter', make: replace('terms.md', '---\n', '') },
  ...fileMistakes,
  ...pictureMistakes,
  ...markdownMistakes,
  ...valueMistakes,
  ...yamlMistakes,
];

const taken = [...takenFiles, ...takenPictures, ...takenMarkdown, ...takenValues, ...takenYaml];

describe('a mistake is told with file, line, field, what was found, what was expected and an example', () => {
  test('the content without a mistake has none [content-1]', () => {
    expect(problemsAfter(() => {})).toEqual([]);
  });

  const rows: string[] = [];

  test.each(mistakes)('$what [content-1]', ({ what, make }) => {
    const problems = problemsAfter(make);
    const messages = problems.map((problem) => inTable(formatProblem(problem)));
    rows.push(`| ${capital(what)} | ${messages.join('<br><br>')} |`);
    expect(problems.length).toBeGreaterThan(0);
    // One mistake brings no false ones in other files.
    expect(new Set(problems.map(({ file }) => file)).size).toBe(1);
    for (const { file, line, found, expected } of problems) {
      expect(file).toMatch(/^[^/]+\.(yaml|yml|md|md\.txt|yaml\.txt)$/i);
      expect(line).toBeGreaterThan(0);
      expect(found).not.toBe('');
      expect(expected).toContain('such as ');
    }
  });

  const meant: string[] = [];

  test.each(taken)('$what is taken as meant [content-7]', ({ what, as, make, see }) => {
    meant.push(`| ${capital(what)} | ${inTable(as)} |`);
    const desk = new Desk(folder);
    try {
      make(desk);
      expect(see(readContent(folder))).toBe(true);
    } finally {
      desk.tidy();
    }
  });

  test('each in the very words of docs/mistakes.md [content-1]', async () => {
    const page = [
      `# ${mistakes.length} mistakes, and what the site says of each`,
      '',
      'Made by `npm test -- unit` from the content in tests/another-company. After a change of wording: `npx vitest run --project unit -u`.',
      '',
      '| the mistake | the message |',
      '|---|---|',
      ...rows,
      '',
      '## And what is no mistake',
      '',
      '| what is written | how it is taken |',
      '|---|---|',
      ...meant,
      '',
    ];
    await expect(page.join('\n')).toMatchFileSnapshot('../../docs/mistakes.md');
  });
});

test('a color that is offered instead is accepted [content-1]', () => {
  for (const color of ['#2d6cdf', '#808080', '#d02030', '#fffdf8']) {
    const [problem] = problemsAfter(replace('colors.yaml', /accent: .*/, `accent: "${color}"`));
    const offered = /such as "(#\w+)"/.exec(problem?.expected ?? '')?.[1] ?? '';
    expect(offered).not.toBe('');
    expect(problemsAfter(replace('colors.yaml', /accent: .*/, `accent: "${offered}"`))).toEqual([]);
  }
});

test.each([
  ['a phone number with an extension', /^phone: .*/m, 'phone: "(503) 555-0162 ext. 7"'],
  ['a phone number with its country', /^phone: .*/m, 'phone: "+1 503-555-0162"'],
  ['a ZIP+4', /zip: .*/, 'zip: "97201-1234"'],
  ['no emergency line', /^emergencyPhone: .*\n/m, ''],
  ['six figures', /stats:\n/, `stats:\n${'  - value: "1"\n    label: one\n'.repeat(2)}`],
  ['no figures', /stats:\n( .*\n)+/, 'stats: []\n'],
])('%s is taken as it is meant [content-1]', (_what, from, to) => {
  expect(problemsAfter(replace('company.yaml', from, to))).toEqual([]);
});

test.each(['millimeters', 'points', 'inches', 'percent', 'wide', 'huge'])(
  'a logo in %s is taken as it is meant [logo-1]',
  (name) => {
    const make = replace('company.yaml', 'image: images/mark.svg', `image: images/${name}.svg`);
    expect(problemsAfter(make)).toEqual([]);
  },
);

test('all mistakes of all files are told at once [content-1]', () => {
  const problems = problemsAfter((desk) => {
    desk.edit('company.yaml', /^phone: .*/m, 'phone: none');
    desk.edit('company.yaml', /^states: .*/m, 'states: [OX]');
    desk.edit('home.yaml', 'icon: express', 'icon: rocket');
    desk.edit('home.yaml', 'id: pass', 'id: harbor');
    desk.edit('about.yaml', /^heading: .*/m, 'heading: About: us');
    desk.edit('careers.md', '(/contact)', '(/kontact)');
    desk.remove('interface.yaml');
  });
  expect(problems.map(({ file }) => file).sort()).toEqual([
    'about.yaml',
    'careers.md',
    'company.yaml',
    'company.yaml',
    'home.yaml',
    'home.yaml',
    'interface.yaml',
  ]);
});

test('a state that does not exist is named [area-2]', () => {
  const [problem] = problemsAfter(replace('company.yaml', '[OR,', '[OX,'));
  expect(problem).toMatchObject({ field: 'states › number 1', found: '"OX"' });
});

test('broken YAML is told with its line [content-2]', () => {
  const problems = problemsAfter(replace('company.yaml', 'logo:\n', 'logo\n'));
  expect(problems).toEqual([expect.objectContaining({ file: 'company.yaml' })]);
});

test.each(['company.yaml', 'interface.yaml', 'privacy.md', 'terms.md'])(
  'a missing %s is told [content-3]',
  (file) => {
    const problems = problemsAfter((desk) => desk.remove(file));
    expect(problems).toContainEqual(expect.objectContaining({ file, found: 'no such file' }));
  },
);

const inTable = (message: string) =>
  message.replaceAll('|', '\\|').replaceAll('\n', '<br>').replaceAll(/ {2,}/g, ' ');

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
