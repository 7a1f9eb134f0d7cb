import type { SiteContent } from './description.ts';
import type { OpenFile } from './openFiles.ts';
import type { Problem } from './problems.ts';

/**
 * Every page of the site is listed. Not asked while something else is wrong in the file: a page
 * that seems to be missing may be the entry that is wrong.
 */
export function unlistedPages(open: OpenFile[], pages: string[], known: Problem[]): Problem[] {
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
