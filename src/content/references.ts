import { dirname, join } from 'node:path';
import { drawingFault } from './drawing.ts';
import { expectation } from './field.ts';
import type { Inventory } from './inventory.ts';
import { isWebAddress } from './kinds.ts';
import type { WrittenField } from './openFiles.ts';
import { fieldTitle, type Problem, suggestion } from './problems.ts';

/** What content refers to, and whether it is there: pages, places in them, and pictures. */

export const brokenReferences = (fields: WrittenField[], inventory: Inventory): Problem[] =>
  fields.flatMap((field) => {
    const value = String(field.value);
    switch (field.info.kind) {
      case 'page':
        return brokenLink(field, value, inventory);
      case 'photo':
        return brokenPicture(field, value, inventory);
      case 'drawing':
        return brokenDrawing(field, value, inventory);
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

function brokenLink(field: WrittenField, path: string, { pages, anchors }: Inventory): Problem[] {
  if (pages.includes(path) || anchors.includes(path)) return [];
  const options = path.includes('#') ? anchors : pages;
  const ownFile = /^\/[a-z0-9-]+$/.test(path) ? `, or a new file content${path}.md` : '';
  return problemAt(field, {
    found: isInMarkdown(field) ? `a link to "${path}"` : `"${path}"`,
    expected: `a page of this site (${options.join(', ')})${ownFile}, such as /contact`,
    meant: suggestion(options, path),
  });
}

function brokenDrawing(field: WrittenField, drawing: string, inventory: Inventory): Problem[] {
  const absent = missingPicture(field, drawing, inventory);
  if (absent.length > 0) return absent;
  const fault = drawingFault(join(dirname(field.file), drawing), field.info);
  return fault ? problemAt(field, { ...fault, found: `"${drawing}" ${fault.found}` }) : [];
}

function missingPicture(field: WrittenField, picture: string, { pictures }: Inventory): Problem[] {
  if (pictures.includes(picture)) return [];
  return problemAt(field, {
    found: `"${picture}", which is not there`,
    expected: `the file to be in content/images, spelled like this, such as ${pictures[0]}`,
    meant: suggestion(pictures, picture),
  });
}

function brokenPicture(field: WrittenField, picture: string, inventory: Inventory): Problem[] {
  if (isInMarkdown(field) && !field.alt?.trim()) {
    return problemAt(field, {
      found: `no words for "${picture}"`,
      expected: `them in the square brackets, such as ![A van](${picture})`,
    });
  }
  if (isWebAddress(picture)) return [];
  const absent = missingPicture(field, picture, inventory);
  if (absent.length > 0) return absent;
  const size = inventory.sizeOf(picture);
  if (!size) {
    const found = `"${picture}", which is no picture`;
    return problemAt(field, { found, expected: expectation(field.info) });
  }
  const { width, height } = field.info.smallest ?? { width: 1, height: 1 };
  if (size.width >= width && size.height >= height) return [];
  return problemAt(field, {
    found: `"${picture}" of ${size.width} × ${size.height} pixels`,
    expected: `at least ${width} × ${height}, such as the photo as it came from the camera`,
  });
}
