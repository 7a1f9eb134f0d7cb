import { parse } from 'node:path/posix';
import { type Article, type PageName, pages, type SiteContent } from './description.ts';
import { isForVisitors } from './field.ts';
import { addressName } from './fileNames.ts';
import { takeInventory } from './inventory.ts';
import { markdownFaults } from './markdownRules.ts';
import { unlistedPages } from './navigationRules.ts';
import { type OpenFile, openFiles, type WrittenField, writtenFields } from './openFiles.ts';
import { ContentError, fieldTitle, type Problem, problemsOf } from './problems.ts';
import { brokenReferences } from './references.ts';
import { walk } from './walkFile.ts';

export { contentFolder } from './contentFolder.ts';

/** Reads and checks every file, and reports all that is wrong at once. */
export function readContent(folder: string): SiteContent {
  const { open, problems } = openFiles(folder);
  const checked = open.map((file) => ({ file, ...checkFile(file) }));
  problems.push(...checked.flatMap((result) => result.problems));

  const fields = open.flatMap(writtenFields);
  const inventory = takeInventory(folder, {
    anchors: anchorsIn(fields),
    unclear: unclearPages(open, problems),
  });
  problems.push(...brokenReferences(withoutProblem(fields, problems), inventory));
  problems.push(...unlistedPages(open, inventory.pages, problems));

  if (problems.length > 0) throw new ContentError(inReadingOrder(problems, open));
  const data = Object.fromEntries(
    checked.filter(({ file }) => !file.body).map((result) => [result.file.name, result.data]),
  );
  const articles = checked
    .filter(({ file }) => file.body)
    .map(
      ({ file: { name, body }, data }) =>
        ({ ...(data as object), name, text: body?.text }) as Article,
    );
  return { ...data, articles } as SiteContent;
}

/** Every value in content/ with its file and line. The content is taken to be right. */
export const readFields = (folder: string): WrittenField[] =>
  openFiles(folder).open.flatMap(writtenFields);

function checkFile(open: OpenFile): { data?: unknown; problems: Problem[] } {
  const { file, source, schema, body } = open;
  const inText = body
    ? markdownFaults(body.text).map((fault) => ({
        file,
        field: '',
        ...fault,
        line: fault.line + body.above,
      }))
    : [];
  if (source.hint) return { problems: [{ file, field: '', ...source.hint }, ...inText] };
  const { data, error } = schema.safeParse(open.data);
  const wrong = error ? problemsOf(error, { file, source, schema }) : [];
  return { data, problems: [...wrong, ...cutOffWords(open), ...inText] };
}

/** Where words are meant, a # may be meant as well. */
const cutOffWords = ({ file, source, schema, data }: OpenFile): Problem[] =>
  walk(schema, data)
    .filter(({ info }) => isForVisitors(info))
    .flatMap(({ path }) => {
      const hint = source.cutOff(path);
      return hint ? [{ file, field: fieldTitle(path), ...hint }] : [];
    });

const isPage = (name: string): name is PageName => Object.hasOwn(pages, name);

const pathOf = (name: string) => (isPage(name) ? pages[name].path : `/${name}`);

const anchorsIn = (fields: WrittenField[]) =>
  fields
    .filter(({ info }) => info.kind === 'anchor')
    .map(({ name, value }) => `${pathOf(name)}#${value}`);

/** What is wrong in one page is told there; links to places in it are not asked about then. */
function unclearPages(open: OpenFile[], problems: Problem[]): string[] {
  const isRight = ({ file }: OpenFile) => problems.every((problem) => problem.file !== file);
  const clear = open.filter(isRight).map(({ name }) => pathOf(name));
  const all = [...Object.values(pages).map(({ path }) => path), ...problems.map(pathOfFile)];
  return all.filter((path) => !clear.includes(path));
}

const pathOfFile = ({ file }: Problem) => `/${addressName(parse(file).name)}`;

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
