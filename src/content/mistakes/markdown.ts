import { valuesOf } from '../walk.ts';
import { type Mistake, replace, type Taken } from './desk.ts';

/** Pages of text as people write them. */

const text = (markdown: string) => replace('careers.md', 'We look', `${markdown}\n\nWe look`);

export const markdownMistakes: Mistake[] = [
  {
    what: 'a page’s language is called by its name',
    make: replace('careers.md', 'heading:', 'language: French\nheading:'),
  },
  { what: 'a second heading of the page', make: text('# Open places') },
  { what: 'a link to a place that is not in the page', make: text('## Pay\n\n[Pay](#play)') },
  { what: 'a link to a file', make: text('[Terms](terms.md)') },
  { what: 'a link without its slash', make: text('[Runs](services)') },
  { what: 'a link without its https', make: text('[Partner](www.partner.example)') },
  { what: 'a link with a space in it', make: text('[Team](/our team)') },
  { what: 'an embedded frame', make: text('<iframe src="https://video.example/1"></iframe>') },
  { what: 'HTML among the words', make: text('Words in <font color="red">red</font>.') },
];

const hasPicture =
  (name: string): Taken['see'] =>
  (content) =>
    valuesOf(content, 'photo', 'careers').includes(name);

export const takenMarkdown: Taken[] = [
  {
    what: 'a picture with spaces in its name, in a Markdown page',
    as: 'the picture',
    make: text('![Our office](images/Unser B\u00fcro 1.JPG "Second floor")'),
    see: hasPicture('images/Unser B\u00fcro 1.JPG'),
  },
  {
    what: 'a picture with a backslash, in a Markdown page',
    as: 'the picture',
    make: text(String.raw`![Our team](images\team\x.JPEG)`),
    see: hasPicture('images/team/x.JPEG'),
  },
  {
    what: 'a picture by its https address, in a Markdown page',
    as: 'the picture; the content policy allows its host',
    make: text('![Snow](https://pictures.example/snow.jpg)'),
    see: hasPicture('https://pictures.example/snow.jpg'),
  },
  {
    what: 'a link to a heading (`[Pay](#pay)`, `/careers#pay`)',
    as: 'a link to that place',
    make: text('## Pay\n\n[Here](#pay) and [there](/careers#pay), or [ask](/contact?subject=Pay)'),
    see: (content) => valuesOf(content, 'page', 'careers').includes('#pay'),
  },
  {
    what: 'a note that no visitor is to see (`<!-- … -->`)',
    as: 'a note: it is not published',
    make: text('<!-- ask Sam -->'),
    see: ({ articles }) => articles.length === 4,
  },
];
