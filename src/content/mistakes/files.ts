import { type Mistake, page, save, type Taken } from './desk.ts';

/** Files as systems and programs save, copy and name them. */

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const bigEndian = (text: string) => utf16(text).swap16();
const windows = (text: string) => text.replaceAll('\n', '\r\n');
const MARK = '\ufeff';

export const fileMistakes: Mistake[] = [
  { what: 'a file is empty', make: save('about.yaml', () => '') },
  { what: 'a file has notes only', make: save('sitemap.yaml', () => '# to do\n') },
  { what: 'a file is UTF-16 without a mark', make: save('services.yaml', utf16) },
  {
    what: 'a file is Windows-1252',
    make: save('company.yaml', (text) =>
      Buffer.from(text.replace('Tissue', 'Caf\u00e9 tissue'), 'latin1'),
    ),
  },
  { what: 'a file was copied by a browser', make: (desk) => desk.add('home (1).yaml', 'hero:\n') },
  {
    what: 'a file was copied by Windows',
    make: (desk) => desk.add('privacy - Copy.md', page('Old words.')),
  },
  {
    what: 'a file was renamed and has another ending',
    make: (desk) => desk.rename('services.yaml', 'services.yml'),
  },
  {
    what: 'a file has a second ending that Windows hides',
    make: (desk) => desk.rename('company.yaml', 'company.yaml.txt'),
  },
  { what: 'a file has capitals', make: (desk) => desk.rename('home.yaml', 'Home.yaml') },
  { what: 'a file is misspelled', make: (desk) => desk.rename('contact.yaml', 'contct.yaml') },
  { what: 'a page of text is named contact', make: (desk) => desk.add('Contact.md', page()) },
  { what: 'two files have one address', make: (desk) => desk.add('Careers!.md', page()) },
];

const linked =
  (fileName: string, path: string): Taken['make'] =>
  (desk) => {
    desk.rename('careers.md', fileName);
    desk.edit('navigation.yaml', 'path: /careers', `path: ${path}`);
  };

export const takenFiles: Taken[] = [
  {
    what: 'a file ends its lines as Windows does, and has a mark at its start',
    as: 'the same',
    make: (desk) => {
      for (const file of ['company.yaml', 'home.yaml', 'careers.md']) {
        desk.save(file, (text) => MARK + windows(text));
      }
    },
    see: ({ company, articles }) =>
      company.name === 'Cascade Specimen Runners' &&
      articles.every(({ text }) => !text.includes('\r')),
  },
  {
    what: 'a file is UTF-16 with its mark',
    as: 'the same',
    make: (desk) => {
      desk.save('company.yaml', (text) => utf16(MARK + text));
      desk.save('careers.md', (text) => bigEndian(MARK + windows(text)));
    },
    see: ({ company, articles }) =>
      company.phone === '(503) 555-0162' && articles[0]?.heading === 'Work with us',
  },
  {
    what: 'FAQ.md',
    as: 'the page /faq',
    make: linked('FAQ.md', '/faq'),
    see: ({ articles }) => articles.some(({ name }) => name === 'faq'),
  },
  {
    what: 'our team.md',
    as: 'the page /our-team',
    make: linked('our team.md', '/our-team'),
    see: ({ articles }) => articles.some(({ name }) => name === 'our-team'),
  },
  {
    what: 'Über uns & mehr.md',
    as: 'the page /uber-uns-and-mehr',
    make: linked('U\u0308ber uns & mehr.md', '/uber-uns-and-mehr'),
    see: ({ articles }) => articles.some(({ name }) => name === 'uber-uns-and-mehr'),
  },
  {
    what: 'files of the system and of other programs (Thumbs.db, .DS_Store, desktop.ini, ~$notes.md, company.yaml.bak, a .docx)',
    as: 'nothing: they are not read and not published',
    make: (desk) => {
      const strays = ['Thumbs.db', '.DS_Store', 'desktop.ini', 'Price list.docx', '~$notes.md'];
      for (const name of [...strays, '._about.yaml', 'company.yaml.bak', 'notes.txt']) {
        desk.add(name, 'stray');
        desk.add(`images/${name}`, 'stray');
      }
    },
    see: ({ articles }) => articles.length === 4,
  },
];
