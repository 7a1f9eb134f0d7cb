import type { Inventory } from './inventory.ts';
import { type OpenFile, writtenFields } from './openFiles.ts';
import type { Problem } from './problems.ts';

/** More would not fit beside each other on a small laptop. */
const MOST_IN_HEADER = 7;

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
  const isCrowded = inHeader.length > MOST_IN_HEADER;
  return [
    ...unlisted.map((path) =>
      problem(`no entry for ${path}`, `every page of the site once, such as - path: ${path}`),
    ),
    ...(isCrowded
      ? [
          problem(
            `${inHeader.length} pages in the header`,
            `at most ${MOST_IN_HEADER}, such as in: [footer]`,
          ),
        ]
      : []),
  ];
}
