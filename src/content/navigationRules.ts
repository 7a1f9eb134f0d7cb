import type { Inventory } from './inventory.ts';
import { type OpenFile, type WrittenField, writtenFields } from './openFiles.ts';
import type { Problem } from './problems.ts';

/** What fits in one row at the header's breakpoint, in SiteHeader.module.css. */
const HEADER_PAGES_LIMIT = 7;
const HEADER_LETTERS_LIMIT = 45;

/** The label of the entry that `path`, an item of its `in`, belongs to. */
function labelBeside(path: WrittenField['path'], fields: WrittenField[]): unknown {
  const label = [...path.slice(0, -2), 'label'].join();
  return fields.find((field) => field.path.join() === label)?.value;
}

/**
 * Every page of the site is listed, and the header is not too full. Where an entry is wrong, this
 * is not asked: what seems to be missing may be the entry that is wrong.
 */
export function navigationProblems(
  open: OpenFile[],
  { pages }: Inventory,
  known: Problem[],
): Problem[] {
  const navigation = open.find(({ name }) => name === 'navigation');
  if (!navigation) return [];
  const { file, source } = navigation;
  if (known.some((problem) => problem.file === file)) return [];
  const fields = writtenFields(navigation);
  const problem = (found: string, expected: string): Problem => {
    return { file, line: source.lineOf(['pages']), field: 'pages', found, expected };
  };
  const listed = fields.filter(({ path }) => path.at(-1) === 'path').map(({ value }) => value);
  const unlisted = pages.filter((path) => !listed.includes(path));
  const inHeader = fields.filter(({ path, value }) => path.at(-2) === 'in' && value === 'header');
  const labels = inHeader.map(({ path }) => labelBeside(path, fields));
  const letters = labels.join('').length;
  return [
    ...unlisted.map((path) =>
      problem(`no entry for ${path}`, `every page of the site once, such as - path: ${path}`),
    ),
    ...(inHeader.length > HEADER_PAGES_LIMIT
      ? [
          problem(
            `${inHeader.length} pages in the header`,
            `at most ${HEADER_PAGES_LIMIT}, such as in: [footer]`,
          ),
        ]
      : []),
    ...(letters > HEADER_LETTERS_LIMIT
      ? [
          problem(
            `${letters} letters in the header’s labels together`,
            `at most ${HEADER_LETTERS_LIMIT}, such as shorter labels, or in: [footer]`,
          ),
        ]
      : []),
  ];
}
