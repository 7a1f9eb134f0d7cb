import { meantAmong, type Problem } from './problems.ts';

/** A page in Markdown: its front matter between two lines of three dashes, and its body. */

interface Part {
  text: string;
  /** How many lines of the file stand above it. */
  above: number;
}

const DASHES = /^---\s*$/;
const LINK = /(?<!!\[[^\]]*)\]\((\/[^)\s#?]*)/g;
const PICTURE = /!\[([^\]]*)\]\((?:\.\/)?([^)\s]+)/g;

export function splitArticle(markdown: string): { front?: Part; body: Part } {
  const lines = markdown.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && DASHES.test(line));
  if (!DASHES.test(lines[0] ?? '') || end < 0) {
    return { body: { text: markdown, above: 0 } };
  }
  return {
    front: { text: lines.slice(1, end).join('\n'), above: 1 },
    body: { text: lines.slice(end + 1).join('\n'), above: end + 1 },
  };
}

interface There {
  pages: string[];
  pictures: string[];
}

/** Links that lead nowhere, and pictures that are not there or not described. */
export function brokenParts(body: Part, file: string, { pages, pictures }: There): Problem[] {
  const problems = (pattern: RegExp, tell: (match: string[]) => Partial<Problem> | undefined) =>
    body.text.split('\n').flatMap((line, index) =>
      [...line.matchAll(pattern)].flatMap((match) => {
        const told = tell([...match]);
        const place = { file, line: body.above + index + 1, field: '' };
        return told ? [{ ...place, found: '', expected: '', ...told }] : [];
      }),
    );
  return [
    ...problems(LINK, ([, path = '']) =>
      pages.includes(path)
        ? undefined
        : {
            found: `a link to "${path}"`,
            expected: `a page of this site (${pages.join(', ')}), such as /contact`,
            meant: meantAmong(pages, path),
          },
    ),
    ...problems(PICTURE, ([, words = '', name = '']) => {
      if (/^https:/.test(name) || pictures.includes(name)) {
        return words.trim()
          ? undefined
          : {
              found: `no words for "${name}"`,
              expected: `them in the brackets, such as ![A van](${name})`,
            };
      }
      return {
        found: `"${name}", which is not there`,
        expected: `the file to be in content/images, spelled like this, such as ${pictures[0]}`,
        meant: meantAmong(pictures, name),
      };
    }),
  ];
}
