import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { type FileName, files, pages, REQUIRED_ARTICLES } from './description.ts';
import { type ContentName, contentName } from './fileNames.ts';
import { type Problem, suggestion } from './problems.ts';

/** Which files of content/ are read, and what is to be said of the others. */

/** Addresses that the build uses for its own pages and folders, or that have a design of their own. */
const TAKEN = [
  ...['index', 'icons', 'social', 'design', 'admin'],
  ...Object.keys(files),
  ...Object.values(pages).map(({ path }) => path.slice(1)),
];

const contentNames = (folder: string): ContentName[] =>
  (existsSync(folder) ? readdirSync(folder) : []).sort().flatMap((name) => contentName(name) ?? []);

/** Changes whenever a file is written, added or removed. */
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

/** The Markdown files that are pages. */
export function articleFiles(folder: string): ArticleFile[] {
  const names = contentNames(folder);
  return names
    .filter((one) => one.kind === 'markdown' && !complaint(one, names))
    .map(({ fileName, address }) => ({ fileName, name: address }));
}

/** The addresses of all pages of text: also of those that must be written first, or renamed. */
export function articleAddresses(folder: string): string[] {
  const markdown = contentNames(folder).filter(({ kind }) => kind === 'markdown');
  const free = markdown.map(({ address }) => address).filter((name) => !TAKEN.includes(name));
  return [...new Set([...REQUIRED_ARTICLES, ...free])].filter(Boolean).sort();
}

/** The described files that are there. */
export function yamlFiles(folder: string): FileName[] {
  const names = contentNames(folder).map(({ fileName }) => fileName);
  const known = Object.keys(files) as FileName[];
  return known.filter((name) => names.includes(`${name}.yaml`));
}

type Complaint = Pick<Problem, 'found' | 'expected' | 'meant'>;

/** Files whose words would be missing from the site, and files that are missing themselves. */
export function folderProblems(folder: string): Problem[] {
  const names = contentNames(folder);
  const misnamed = names.flatMap((name) => {
    const said = complaint(name, names);
    return said ? [{ fileName: name.fileName, ...said }] : [];
  });
  const needed = [
    ...Object.keys(files).map((name) => `${name}.yaml`),
    ...REQUIRED_ARTICLES.map((name) => `${name}.md`),
  ];
  const seen = [...names.map(({ fileName }) => fileName), ...misnamed.map(({ meant }) => meant)];
  const missing = needed
    .filter((fileName) => !seen.includes(fileName))
    .map((fileName) => ({
      fileName,
      found: 'no such file',
      expected: 'every file of the sample to be there, such as this one with your words in it',
    }));
  return [...missing, ...misnamed].map(({ fileName, ...said }) => ({
    file: join(folder, fileName),
    line: 1,
    field: '',
    ...said,
  }));
}

const NOT_READ = 'a file that no page reads';

const complaint = (name: ContentName, all: ContentName[]): Complaint | undefined =>
  name.kind === 'yaml' ? complaintOfYaml(name, all) : complaintOfMarkdown(name, all);

function complaintOfYaml({ stem, address, isRead }: ContentName, all: ContentName[]) {
  const known = Object.keys(files);
  if (isRead && known.includes(stem)) return undefined;
  const absent = known.filter((file) => !all.some(({ fileName }) => fileName === `${file}.yaml`));
  const meant = suggestion(absent, address);
  return {
    found: NOT_READ,
    expected: `one of ${known.join('.yaml, ')}.yaml, such as ${meant ?? known[0]}.yaml`,
    meant: meant && `${meant}.yaml`,
  };
}

function complaintOfMarkdown({ fileName, address, isRead }: ContentName, all: ContentName[]) {
  if (!isRead) {
    const meant = `${address}.md`;
    return { found: NOT_READ, expected: `the ending .md, such as ${meant}`, meant };
  }
  const first = all.find((other) => other.kind === 'markdown' && other.address === address);
  if (address && !TAKEN.includes(address) && first?.fileName === fileName) return undefined;
  return {
    found: NOT_READ,
    expected: `a name of its own in letters from a to z, which becomes its address, such as more-${address || 'news'}.md`,
  };
}
