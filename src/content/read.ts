import { type Article, type PageName, pages, type SiteContent } from './description.ts';
import { takeInventory } from './inventory.ts';
import { navigationProblems } from './navigationRules.ts';
import { type OpenFile, openFiles, type WrittenField, writtenFields } from './openFiles.ts';
import { ContentError, fieldTitle, type Problem, problemsOf } from './problems.ts';
import { brokenReferences } from './references.ts';

export const contentFolder = process.env.CONTENT ?? 'content';

/** Reads and checks every file, and reports all that is wrong at once. */
export function readContent(folder: string): SiteContent {
  const { open, problems } = openFiles(folder);
  const checked = open.map((file) => ({ file, ...checkFile(file) }));
  problems.push(...checked.flatMap((result) => result.problems));

  const fields = open.flatMap(writtenFields);
  const inventory = takeInventory(folder, anchorsIn(fields));
  problems.push(...brokenReferences(withoutProblem(fields, problems), inventory));
  problems.push(...navigationProblems(open, inventory, problems));

  if (problems.length > 0) throw new ContentError(inReadingOrder(problems, open));
  const data = Object.fromEntries(
    checked
      .filter(({ file }) => file.text === undefined)
      .map((result) => [result.file.name, result.data]),
  );
  const articles = checked
    .filter(({ file }) => file.text !== undefined)
    .map(({ file: { name, text }, data }) => ({ ...(data as object), name, text }) as Article);
  return { ...data, articles } as SiteContent;
}

/** Every value in content/ with its file and line. The content is taken to be right. */
export const readFields = (folder: string): WrittenField[] =>
  openFiles(folder).open.flatMap(writtenFields);

function checkFile({ file, source, schema }: OpenFile): { data?: unknown; problems: Problem[] } {
  if (source.hints.length > 0) {
    return { problems: source.hints.map((hint) => ({ file, field: '', ...hint })) };
  }
  const { data, error } = schema.safeParse(source.data);
  return { data, problems: error ? problemsOf(error, { file, source, schema }) : [] };
}

const isPage = (name: string): name is PageName => Object.hasOwn(pages, name);

const anchorsIn = (fields: WrittenField[]) =>
  fields
    .filter(({ info }) => info.kind === 'anchor')
    .flatMap(({ name, value }) => (isPage(name) ? [`${pages[name].path}#${value}`] : []));

/** What is told of a field once is not told again in other words. */
function withoutProblem(fields: WrittenField[], problems: Problem[]): WrittenField[] {
  const place = (file: string, line: number, field: string) => [file, line, field].join();
  const reported = new Set(problems.map(({ file, line, field }) => place(file, line, field)));
  return fields.filter(
    ({ file, line, path }) => !reported.has(place(file, line, fieldTitle(path))),
  );
}

/** File by file, as they are described, and each from its top; what is not there comes first. */
function inReadingOrder(problems: Problem[], open: OpenFile[]): Problem[] {
  const place = (problem: Problem) => open.findIndex(({ file }) => file === problem.file);
  return problems.toSorted((one, other) => place(one) - place(other) || one.line - other.line);
}
