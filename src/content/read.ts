import { type Article, type PageName, pages, type SiteContent } from './description.ts';
import { isForVisitors } from './field.ts';
import { pagePaths, picturePaths } from './inventory.ts';
import { markdownFaults } from './markdownRules.ts';
import { type OpenFile, openFiles, type WrittenField, writtenFields } from './openFiles.ts';
import { ContentError, fieldTitle, type Problem, problemsOf } from './problems.ts';
import { findBrokenReferences, findUnlistedPages } from './references.ts';
import { walk } from './walkFile.ts';

export { contentFolder } from './contentFolder.ts';

/** Reads and checks every file, and reports all that is wrong at once. */
export function readContent(folder: string): SiteContent {
  const { open, problems } = openFiles(folder);
  const checked = open.map((file) => ({ ...file, ...checkFile(file) }));
  problems.push(...checked.flatMap((result) => result.problems));

  const fields = open.flatMap(writtenFields);
  // A missing anchor may be in a file that could not be read.
  const anchors = problems.length === 0 ? anchorsIn(fields) : undefined;
  const targets = { anchors, pages: pagePaths(folder), pictures: picturePaths(folder) };
  problems.push(...findBrokenReferences(withoutProblem(fields, problems), targets));
  problems.push(...findUnlistedPages(open, targets.pages, problems));

  if (problems.length > 0) throw new ContentError(inReadingOrder(problems, open));
  const isArticle = ({ body }: OpenFile) => body !== undefined;
  const articles = checked
    .filter(isArticle)
    .map(({ name, body, data }) => ({ ...(data as object), name, text: body?.text }) as Article);
  const files = checked.filter((file) => !isArticle(file)).map(({ name, data }) => [name, data]);
  return { ...Object.fromEntries(files), articles } as SiteContent;
}

/** Every value in content/ with its file and line. The content is taken to be right. */
export const readFields = (folder: string): WrittenField[] =>
  openFiles(folder).open.flatMap(writtenFields);

function checkFile({ file, source, schema, body }: OpenFile): {
  data?: unknown;
  problems: Problem[];
} {
  const faults = body ? markdownFaults(body) : [];
  const inText = faults.map((fault) => ({ file, field: '', ...fault }));
  if (source.hint) return { problems: [{ file, field: '', ...source.hint }, ...inText] };
  const { data, error } = schema.safeParse(source.data);
  const wrong = error ? problemsOf(error, { file, source, schema }) : [];
  // In text for visitors, the # was probably meant as text.
  const cutOff = walk(schema, source.data)
    .filter(({ info }) => isForVisitors(info))
    .flatMap(({ path }) => {
      const hint = source.cutOff(path);
      return hint ? [{ file, field: fieldTitle(path), ...hint }] : [];
    });
  return { data, problems: [...wrong, ...cutOff, ...inText] };
}

const pathOf = (name: string) =>
  Object.hasOwn(pages, name) ? pages[name as PageName].path : `/${name}`;

const anchorsIn = (fields: WrittenField[]) =>
  fields
    .filter(({ info }) => info.kind === 'anchor')
    .map(({ name, value }) => `${pathOf(name)}#${value}`);

/** Skips fields on lines that already have a problem. */
const withoutProblem = (fields: WrittenField[], problems: Problem[]) =>
  fields.filter(({ file, line }) =>
    problems.every((problem) => problem.file !== file || problem.line !== line),
  );

/** Sorts by file and line; missing files come first. */
function inReadingOrder(problems: Problem[], open: OpenFile[]): Problem[] {
  const place = (problem: Problem) => open.findIndex(({ file }) => file === problem.file);
  return problems.toSorted((one, other) => place(one) - place(other) || one.line - other.line);
}
