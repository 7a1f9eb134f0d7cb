import { basename } from 'node:path/posix';
import { addressName } from './fileNames.ts';
import type { Inventory } from './inventory.ts';
import { isWebAddress } from './kinds.ts';
import type { WrittenField } from './openFiles.ts';
import { pictureName } from './pictureName.ts';
import { fieldTitle, type Problem, suggestion } from './problems.ts';

/** What content refers to, and whether it is there: pages, places in them, and pictures. */

export const brokenReferences = (fields: WrittenField[], inventory: Inventory): Problem[] =>
  fields.flatMap((field) => {
    const value = String(field.value);
    switch (field.info.kind) {
      case 'page':
        return brokenLink(field, value, inventory);
      case 'link':
        return value.startsWith('/') ? brokenLink(field, value, inventory) : [];
      case 'photo':
      case 'drawing':
        return brokenPicture(field, value, inventory);
      default:
        return [];
    }
  });

const problemAt = (
  { file, line, path }: WrittenField,
  complaint: Pick<Problem, 'found' | 'expected' | 'meant'>,
): Problem[] => [{ file, line, field: fieldTitle(path), ...complaint }];

/** There no field has a name that would say what its value is. */
const isInMarkdown = ({ path }: WrittenField) => path.length === 0;

function brokenLink(field: WrittenField, written: string, inventory: Inventory): Problem[] {
  const { pages, anchors } = inventory;
  const target = written.startsWith('#') ? `/${field.name}${written}` : written;
  const path = isInMarkdown(field) ? target.replace(/\?[^#]*/, '') : target;
  const [page = '', place] = path.split('#');
  const found = isInMarkdown(field) ? `a link to "${written}"` : `"${written}"`;
  if (pages.includes(page)) {
    if (place === undefined || !anchors || anchors.includes(path)) return [];
    const places = anchors.filter((anchor) => anchor.startsWith(`${page}#`));
    const expected = `a place in that page, or the page alone, such as ${places[0] ?? page}`;
    return problemAt(field, { found, expected, meant: suggestion(places, path) });
  }
  const ownFile = /^\/[a-z0-9-]+$/.test(path) ? `, or a new file content${path}.md` : '';
  return problemAt(field, {
    found,
    expected: `a page of this site (${pages.join(', ')})${ownFile}, such as /contact`,
    meant: meantPage(written, pages),
  });
}

/** A page by its file, by half its path, or misspelled; or another site without its https. */
function meantPage(written: string, pages: string[]): string | undefined {
  if (/^www\./i.test(written)) return `https://${written}`;
  const name = written.replace(/^[./]+|[?#].*$/g, '').replace(/\.(md|html?|yaml)$|\/$/i, '');
  const page = `/${addressName(name)}`;
  return pages.includes(page) ? page : suggestion(pages, written);
}

function brokenPicture(field: WrittenField, written: string, inventory: Inventory): Problem[] {
  if (isInMarkdown(field) && !field.alt?.trim()) {
    return problemAt(field, {
      found: `no words for "${written}"`,
      expected: `them in the square brackets, such as ![A van](${written})`,
    });
  }
  // A logo is drawn into icons and cards, so it is here.
  if (field.info.kind === 'photo' && isWebAddress(written)) return [];
  const { pictures, read } = inventory;
  const picture = pictureName(written);
  if (!pictures.includes(picture)) {
    return problemAt(field, {
      found: `"${written}", which is not there`,
      expected: `the file to be in content/images, spelled like this, such as ${field.info.example}`,
      meant: meantPicture(picture, pictures),
    });
  }
  const file = read(picture, field.info);
  if ('fault' in file) {
    const { found, expected } = file.fault;
    return problemAt(field, { found: `"${written}", ${found}`, expected });
  }
  const { size } = file;
  const { width, height } = field.info.smallest ?? { width: 1, height: 1 };
  if (size.width >= width && size.height >= height) return [];
  return problemAt(field, {
    found: `"${written}" of ${size.width} × ${size.height} pixels`,
    expected: `at least ${width} × ${height}, such as the photo as it came from the camera`,
  });
}

/** The same file in another folder or in other letters, or a misspelled one. */
function meantPicture(written: string, pictures: string[]): string | undefined {
  const nameOf = (picture: string) => basename(picture).toLowerCase();
  const same = pictures.find((picture) => nameOf(picture) === nameOf(written));
  return same ?? suggestion(pictures, written);
}
