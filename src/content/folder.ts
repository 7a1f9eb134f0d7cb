import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { files, pages, REQUIRED_ARTICLES } from './description.ts';
import { addressName, type ContentName, contentName } from './fileNames.ts';
import { type Problem, suggestion } from './problems.ts';

/** Which files of content/ are read, and what is to be said of the others. */

/** Files that have another name now. */
const RENAMED: Record<string, string> = { 'colors.yaml': 'colours.yaml' };

/** What the build calls its own pages and folders. */
const TAKEN = ['index', 'icons', 'social', 'design', 'admin'];

const contentNames = (folder: string): ContentName[] =>
  (existsSync(folder) ? readdirSync(folder) : []).sort().flatMap((name) => contentName(name) ?? []);

/** Another one whenever a file is written, comes or goes: every page asks, and few things change. */
export function stateOf(folder: string): string {
  if (!existsSync(folder)) return '';
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => {
      const { mtimeMs, size } = statSync(join(parentPath, name));
      return [parentPath, name, mtimeMs, size].join();
    })
    .join('\n');
}

export interface ArticleFile {
  fileName: string;
  /** Its address, without the slash. */
  name: string;
}

/** The file of the page that has a design of its own and this address, or this name. */
const designedAs = (address: string): string | undefined =>
  Object.hasOwn(files, address)
    ? address
    : Object.entries(pages).find(([, { path }]) => path === `/${address}`)?.[0];

/** The Markdown files that are pages. */
export function articleFiles(folder: string): ArticleFile[] {
  const names = contentNames(folder);
  return names
    .filter((one) => one.kind === 'markdown' && !complaint(one, names))
    .map(({ fileName, address }) => ({ fileName, name: address }));
}

/** The addresses of all pages of text: also of those that must be written first, or renamed. */
export function articleAddresses(folder: string): string[] {
  const misnamed = contentNames(folder).filter((one) => one.kind === 'markdown' && !one.isRead);
  const written = articleFiles(folder).map(({ name }) => name);
  const meant = misnamed.map(({ address }) => address);
  return [...new Set([...REQUIRED_ARTICLES, ...written, ...meant])].sort();
}

/** The described files that are there. */
export const yamlFiles = (folder: string): string[] =>
  Object.keys(files).filter((name) => existsSync(join(folder, `${name}.yaml`)));

type Complaint = Pick<Problem, 'found' | 'expected' | 'meant'>;

/** Files whose words would be missing from the site, and files that are missing themselves. */
export function folderProblems(folder: string): Problem[] {
  const names = contentNames(folder);
  const told = names.flatMap((name) => {
    const said = complaint(name, names);
    return said ? [{ name, said }] : [];
  });
  const meant = told.map(({ said }) => said.meant);
  const needed = [
    ...Object.keys(files).map((name) => `${name}.yaml`),
    ...REQUIRED_ARTICLES.map((name) => `${name}.md`),
  ];
  const there = [
    ...yamlFiles(folder).map((name) => `${name}.yaml`),
    ...articleFiles(folder).map(({ name }) => `${name}.md`),
  ];
  const missing = needed.filter((name) => !there.includes(name) && !meant.includes(name));
  const at = (fileName: string, said: Complaint): Problem => ({
    file: join(folder, fileName),
    line: 1,
    field: '',
    ...said,
  });
  return [
    ...missing.map((name) =>
      at(name, {
        found: 'no such file',
        expected: 'every file of the sample to be there, such as this one with your words in it',
      }),
    ),
    ...told.map(({ name, said }) => at(name.fileName, said)),
  ];
}

const NOT_READ = 'a file that no page reads';

function complaint(name: ContentName, all: ContentName[]): Complaint | undefined {
  return (
    secondCopy(name, all) ?? (name.kind === 'yaml' ? ofYaml(name, all) : ofMarkdown(name, all))
  );
}

/** “home (1).yaml” may be the newer one: its owner has to say. */
function secondCopy({ fileName, copyOf, kind }: ContentName, all: ContentName[]) {
  if (!copyOf) return undefined;
  const original = all.find(
    (other) => other.isRead && other.kind === kind && other.stem === copyOf,
  );
  if (!original || original.fileName === fileName) return undefined;
  return {
    found: `a second copy of ${original.fileName}`,
    expected: `one of the two, under the name that is read, such as ${original.fileName}`,
  };
}

function ofYaml({ fileName, stem, copyOf, isRead }: ContentName, all: ContentName[]) {
  const known = Object.keys(files);
  if (isRead && known.includes(stem)) return undefined;
  const [current] = Object.entries(RENAMED).find(([, before]) => before === fileName) ?? [];
  if (current) {
    const expected = `the same file under its new one, such as ${current}`;
    return { found: 'a file by its old name', expected, meant: current };
  }
  const name = addressName(copyOf ?? stem);
  const absent = known.filter((other) => !all.some(({ stem, isRead }) => isRead && stem === other));
  const meant = known.includes(name) ? name : suggestion(absent, name);
  if (meant) {
    const expected = `the name that is read, such as ${meant}.yaml`;
    return { found: NOT_READ, expected, meant: `${meant}.yaml` };
  }
  return {
    found: NOT_READ,
    expected: `a file that the site knows, such as ${known.join('.yaml, ')}.yaml, or a page of plain text in ${name || 'more'}.md`,
  };
}

function ofMarkdown({ fileName, address: name, isRead }: ContentName, all: ContentName[]) {
  if (!name) {
    const expected = 'a name in letters from a to z, which becomes its address, such as news.md';
    return { found: 'a name that cannot be an address', expected };
  }
  if (!isRead) {
    const expected = `the ending .md, such as ${name}.md`;
    return { found: NOT_READ, expected, meant: `${name}.md` };
  }
  const designed = designedAs(name);
  if (designed || TAKEN.includes(name)) {
    const there = designed ? `; this page is in ${designed}.yaml` : '';
    return {
      found: NOT_READ,
      expected: `a name that no other page has, such as more-${name}.md${there}`,
    };
  }
  const alike = all.filter(
    (other) => other.kind === 'markdown' && other.isRead && other.address === name,
  );
  const first = alike.find((other) => other.stem === name) ?? alike[0];
  if (!first || first.fileName === fileName) return undefined;
  return {
    found: `a second page for the address /${name}, which ${first.fileName} has`,
    expected: `another name, such as more-${name}.md`,
  };
}
