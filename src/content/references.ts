import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import type { SiteContent } from './description.ts';
import { checkDrawing } from './drawing.ts';
import type { Complaint, FieldInfo } from './field.ts';
import { slugify } from './fileNames.ts';
import { isWebAddress } from './kinds.ts';
import type { OpenFile, WrittenField } from './openFiles.ts';
import { formatFileSize, isPdf, MAX_PDF_SIZE } from './pdf.ts';
import { checkPictureFile, PHOTO } from './pictureFile.ts';
import { normalizePictureName } from './pictureName.ts';
import { formatFieldPath, type Problem, suggest } from './problems.ts';

/** Checks that pages, anchors and pictures named in content exist. */

export interface Targets {
  pages: string[];
  /** The places in a page that a link may lead to, such as `/services#lab-samples`, if known. */
  anchors: string[] | undefined;
  /** Optional pages that are not there. The navigation may name them; they are left out. */
  absent: string[];
  /** The file of each picture, by the name that content calls it. */
  pictures: Map<string, string>;
  /** And that of each PDF. */
  files: Map<string, string>;
}

export function findBrokenReferences(fields: WrittenField[], targets: Targets): Problem[] {
  const former = fields.filter(({ info }) => info.kind === 'former');
  return fields.flatMap((field) => {
    const complaint =
      field.info.kind === 'former'
        ? checkFormer(field, former, targets)
        : checkReference(field, String(field.value), targets);
    const { file, line, path } = field;
    return complaint ? [{ file, line, field: formatFieldPath(path), ...complaint }] : [];
  });
}

const withoutSlash = ({ value }: WrittenField) => String(value).replace(/\/$/, '');

/** A former address is nobody's today, so no redirect can lead in a circle. */
function checkFormer(
  field: WrittenField,
  former: WrittenField[],
  { pages }: Targets,
): Complaint | undefined {
  const written = withoutSlash(field);
  const page = written.replace(/\.html$/, '');
  if (pages.includes(page)) {
    return {
      found: `"${field.value}", which is an address of this site`,
      expected: 'one that only the site before this one had, such as /about-us.html',
    };
  }
  const first = former.find((other) => withoutSlash(other) === written);
  if (!first || first === field) return undefined;
  return {
    found: `"${field.value}" a second time`,
    expected: `each former address once, such as in ${basename(first.file)}:${first.line} alone`,
  };
}

function checkReference(field: WrittenField, value: string, targets: Targets) {
  switch (field.info.kind) {
    case 'page':
      if (field.name === 'navigation' && targets.absent.includes(value)) return undefined;
      return checkLink(field, value, targets);
    case 'link':
      return value.startsWith('/') ? checkLink(field, value, targets) : undefined;
    case 'photo':
    case 'drawing':
      return checkPicture(field, value, targets);
    case 'file':
      return checkPdf(field, value, targets);
    default:
      return undefined;
  }
}

const isInMarkdown = ({ path }: WrittenField) => path.length === 0;

function checkLink(
  field: WrittenField,
  written: string,
  { pages, anchors }: Targets,
): Complaint | undefined {
  const target = written.startsWith('#') ? `/${field.name}${written}` : written;
  const path = isInMarkdown(field) ? target.replace(/\?[^#]*/, '') : target;
  const [page = '', place] = path.split('#');
  const found = isInMarkdown(field) ? `a link to "${written}"` : `"${written}"`;
  if (pages.includes(page)) {
    if (place === undefined || !anchors || anchors.includes(path)) return undefined;
    const places = anchors.filter((anchor) => anchor.startsWith(`${page}#`));
    const expected = `a place in that page, or the page alone, such as ${places[0] ?? page}`;
    return { found, expected, meant: suggest(places, path) };
  }
  const ownFile = /^\/[a-z0-9-]+$/.test(path) ? `, or a new file content${path}.md` : '';
  const expected = `a page of this site (${pages.join(', ')})${ownFile}, such as /contact`;
  return { found, expected, meant: suggestPage(written, pages) };
}

function suggestPage(written: string, pages: string[]): string | undefined {
  if (/^www\./i.test(written)) return `https://${written}`;
  const page = `/${slugify(written.replace(/\.(md|html?|yaml)$/i, ''))}`;
  return pages.includes(page) ? page : suggest(pages, written);
}

function checkPicture(
  { info, alt, path }: WrittenField,
  written: string,
  { pictures }: Targets,
): Complaint | undefined {
  if (path.length === 0 && !alt?.trim()) {
    return {
      found: `no words for "${written}"`,
      expected: `them in the square brackets, such as ![A van](${written})`,
    };
  }
  // Requires a local file: the build renders drawings into icons and social cards.
  if (info.kind === 'photo' && isWebAddress(written)) return undefined;
  const file = pictures.get(normalizePictureName(written));
  if (!file) return missingFile(written, info, pictures);
  const bytes = readFileSync(file);
  const read =
    info.kind === 'drawing' ? checkDrawing(file, bytes, info) : checkPictureFile(bytes, PHOTO);
  if ('fault' in read) return { ...read.fault, found: `"${written}", ${read.fault.found}` };
  const { size } = read;
  const { width, height } = info.smallest ?? { width: 1, height: 1 };
  if (size.width >= width && size.height >= height) return undefined;
  return {
    found: `"${written}" of ${size.width} × ${size.height} pixels`,
    expected: `at least ${width} × ${height}, such as the photo as it came from the camera`,
  };
}

function checkPdf({ info }: WrittenField, written: string, { files }: Targets) {
  const file = files.get(normalizePictureName(written));
  if (!file) return missingFile(written, info, files);
  const bytes = readFileSync(file);
  if (!isPdf(bytes)) {
    return {
      found: `"${written}", which is not a PDF`,
      expected: 'a PDF, such as by opening it and choosing Print, then Save as PDF',
    };
  }
  if (bytes.length <= MAX_PDF_SIZE) return undefined;
  return {
    found: `"${written}" of ${formatFileSize(bytes.length)}`,
    expected: `at most ${formatFileSize(MAX_PDF_SIZE)}, such as saved in its smallest size`,
  };
}

/** Suggests the same file in another folder or in other letters, or a misspelled one. */
function missingFile(written: string, { kind, example }: FieldInfo, files: Map<string, string>) {
  const names = [...files.keys()];
  const nameOf = (file: string) => basename(file).toLowerCase();
  const folder = kind === 'file' ? 'files' : 'images';
  return {
    found: `"${written}", which does not exist`,
    expected: `the file to be in content/${folder}, spelled like this, such as ${example}`,
    meant: names.find((name) => nameOf(name) === nameOf(written)) ?? suggest(names, written),
  };
}

/**
 * Requires `pages` to list every page. Skipped after other problems in the file: a page that seems
 * to be missing may be the entry that is wrong.
 */
export function findUnlistedPages(open: OpenFile[], pages: string[], known: Problem[]): Problem[] {
  const navigation = open.find(({ name }) => name === 'navigation');
  if (!navigation || known.some(({ file }) => file === navigation.file)) return [];
  const { file, source } = navigation;
  const listed = (source.data as SiteContent['navigation']).pages.map(({ path }) => path);
  return pages
    .filter((path) => !listed.includes(path))
    .map((path) => ({
      file,
      line: source.lineOf(['pages']),
      field: 'pages',
      found: `no entry for ${path}`,
      expected: `every page of the site once, such as - path: ${path}`,
    }));
}
