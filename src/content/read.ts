import { type Article, type PageName, pages, type SiteContent } from './description.ts';
import { isForVisitors } from './field.ts';
import { listPagePaths, mapFilePaths, mapPicturePaths } from './inventory.ts';
import { findMarkdownFaults } from './markdownRules.ts';
import { listWrittenFields, type OpenFile, openFiles, type WrittenField } from './openFiles.ts';
import { ContentError, formatFieldPath, type Problem, toProblems } from './problems.ts';
import { findBrokenReferences, findUnlistedPages } from './references.ts';
import { walk } from './walkFile.ts';

export { contentFolder } from './contentFolder.ts';

/** Reads and checks every file, and reports all problems at once. */
export function readContent(folder: string): SiteContent {
  const { open, problems } = openFiles(folder);
  const checked = open.map((file) => ({ ...file, ...checkFile(file) }));
  problems.push(...checked.flatMap((result) => result.problems));

  const fields = open.flatMap(listWrittenFields);
  const anchors = problems.length === 0 ? anchorsIn(fields) : undefined;
  const absent = absentPages(checked);
  const isThere = (path: string) => !absent.includes(path);
  const targets = {
    anchors,
    absent,
    pages: listPagePaths(folder).filter(isThere),
    pictures: mapPicturePaths(folder),
    files: mapFilePaths(folder),
  };
  problems.push(...findBrokenReferences(withoutProblem(fields, problems), targets));
  problems.push(...findUnlistedPages(open, targets.pages, problems));

  if (problems.length > 0) throw new ContentError(inReadingOrder(problems, open));
  const isArticle = ({ body }: OpenFile) => body !== undefined;
  const articles = checked
    .filter(isArticle)
    .map(({ name, body, data }) => ({ ...(data as object), name, text: body?.text }) as Article);
  const files = checked
    .filter((file) => !isArticle(file) && isThere(pathOf(file.name)))
    .map(({ name, data }) => [name, data]);
  const content = { ...Object.fromEntries(files), articles } as SiteContent;
  const pages = content.navigation.pages.filter(({ path }) => isThere(path)) as NavigationPages;
  return { ...content, navigation: { ...content.navigation, pages } };
}

type NavigationPages = SiteContent['navigation']['pages'];

/** The optional pages that have no file, or no entry in it. */
function absentPages(checked: { name: string; data?: unknown }[]): string[] {
  const isFilled = ({ data }: { data?: unknown }) =>
    (data as { entries?: unknown[] } | undefined)?.entries?.length !== 0;
  return Object.entries(pages)
    .filter(([, { isOptional }]) => isOptional)
    .filter(([name]) => !checked.some((file) => file.name === name && isFilled(file)))
    .map(([, { path }]) => path);
}

/** Assumes valid content: call it after `readContent`. */
export const readFields = (folder: string): WrittenField[] =>
  openFiles(folder).open.flatMap(listWrittenFields);

function checkFile({ file, source, schema, body }: OpenFile): {
  data?: unknown;
  problems: Problem[];
} {
  const faults = body ? findMarkdownFaults(body) : [];
  const inText = faults.map((fault) => ({ file, field: '', ...fault }));
  if (source.hint) return { problems: [{ file, field: '', ...source.hint }, ...inText] };
  const { data, error } = schema.safeParse(source.data);
  const wrong = error ? toProblems(error, { file, source, schema }) : [];
  // In text for visitors, the # was probably meant as text.
  const cutOff = walk(schema, source.data)
    .filter(({ info }) => isForVisitors(info))
    .flatMap(({ path }) => {
      const hint = source.cutOff(path);
      return hint ? [{ file, field: formatFieldPath(path), ...hint }] : [];
    });
  return { data, problems: [...wrong, ...cutOff, ...inText] };
}

const pathOf = (name: string) =>
  Object.hasOwn(pages, name) ? pages[name as PageName].path : `/${name}`;

const anchorsIn = (fields: WrittenField[]) =>
  fields
    .filter(({ info }) => info.kind === 'anchor')
    .map(({ name, value }) => `${pathOf(name)}#${value}`);

const withoutProblem = (fields: WrittenField[], problems: Problem[]) =>
  fields.filter(({ file, line }) =>
    problems.every((problem) => problem.file !== file || problem.line !== line),
  );

function inReadingOrder(problems: Problem[], open: OpenFile[]): Problem[] {
  const place = (problem: Problem) => open.findIndex(({ file }) => file === problem.file);
  return problems.toSorted((one, other) => place(one) - place(other) || one.line - other.line);
}
