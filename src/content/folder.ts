import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { type FileName, files, type PageName, pages, REQUIRED_ARTICLES } from './description.ts';
import { contentName } from './fileNames.ts';
import { type Problem, suggest } from './problems.ts';

/** Lists the files of `content/` to read, and reports those that would be ignored. */

const FILE_NAMES = Object.keys(files) as FileName[];

/** Paths used by the build or by a designed page, such as `/social`. */
const RESERVED_PATHS = [
  ...['', 'index', 'icons', 'social', 'design', 'admin'],
  ...FILE_NAMES,
  ...Object.values(pages).map(({ path }) => path.slice(1)),
];

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Changes with every file. */
export function stateOf(folder: string): string {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => name + statSync(join(folder, name)).mtimeMs).join('\n');
}

export const listYamlFiles = (folder: string): FileName[] =>
  FILE_NAMES.filter((name) => namesIn(folder).includes(`${name}.yaml`));

/** Markdown pages by path. If two files have one path, the first counts. */
export function listArticleFiles(folder: string) {
  const named = namesIn(folder)
    .filter((fileName) => fileName.endsWith('.md'))
    .flatMap((fileName) => contentName(fileName) ?? [])
    .filter(({ address }) => !RESERVED_PATHS.includes(address));
  const byAddress = Map.groupBy(named, ({ address }) => address);
  return [...byAddress].flatMap(([name, [first]]) =>
    first ? [{ fileName: first.fileName, name }] : [],
  );
}

export const listArticlePaths = (folder: string): string[] => [
  ...new Set([...REQUIRED_ARTICLES, ...listArticleFiles(folder).map(({ name }) => name)]),
];

export function findFolderProblems(folder: string): Problem[] {
  const read = [
    ...listYamlFiles(folder).map((name) => `${name}.yaml`),
    ...listArticleFiles(folder).map(({ fileName }) => fileName),
  ];
  const optional = Object.keys(pages).filter((name) => pages[name as PageName].isOptional);
  const needed = [
    ...FILE_NAMES.filter((name) => !optional.includes(name)).map((name) => `${name}.yaml`),
    ...REQUIRED_ARTICLES.map((name) => `${name}.md`),
  ];
  const missing = needed.filter((fileName) => !namesIn(folder).includes(fileName));
  const unread = namesIn(folder)
    .filter((fileName) => !read.includes(fileName))
    .flatMap((fileName) => contentName(fileName) ?? [])
    .map((name) => describeUnread(name, missing));
  return [
    ...missing
      .filter((fileName) => !unread.some(({ meant }) => meant === fileName))
      .map((fileName) => ({ fileName, ...NO_FILE })),
    ...unread,
  ].map(({ fileName, ...said }) => ({ file: join(folder, fileName), line: 1, field: '', ...said }));
}

const NO_FILE = {
  found: 'no such file',
  expected: 'all of the sample’s files, such as this one with your own words',
};

type ContentName = NonNullable<ReturnType<typeof contentName>>;

function describeUnread({ fileName, isYaml, address }: ContentName, missing: string[]) {
  const known = FILE_NAMES.map((name) => `${name}.yaml`);
  const expected = isYaml
    ? `one of ${known.join(', ')}, such as ${known[0]}`
    : `a name of its own that ends with .md, such as more-${address || 'news'}.md`;
  const meant = suggest(missing, `${address}.${isYaml ? 'yaml' : 'md'}`);
  return { fileName, found: 'a file that no page reads', expected, meant };
}
