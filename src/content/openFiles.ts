import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { z } from 'astro/zod';
import { files } from './description.ts';
import { article } from './files/article.ts';
import { articleNames, namesIn } from './inventory.ts';
import { type MarkdownPart, markdownParts, splitArticle } from './markdown.ts';
import type { Problem } from './problems.ts';
import { type Field, markdownField, walk } from './walk.ts';
import { YamlSource } from './yamlSource.ts';

/** The files of content/ as they lie there, before anything is known to be right. */

export interface OpenFile {
  /** Without folder and ending. */
  name: string;
  /** With both. */
  file: string;
  schema: z.ZodType;
  source: YamlSource;
  /** Of a Markdown file, what follows the front matter, with the lines of the whole file. */
  text?: string;
  parts: MarkdownPart[];
}

/** Files that have another name now. */
const RENAMED: Record<string, string> = { 'colors.yaml': 'colours.yaml' };

export function openFiles(folder: string): { open: OpenFile[]; problems: Problem[] } {
  const open: OpenFile[] = [];
  const problems: Problem[] = [];
  const names = [
    ...Object.keys(files).map((name) => `${name}.yaml`),
    ...articleNames(folder).map((name) => `${name}.md`),
  ];
  for (const fileName of names) {
    const file = join(folder, fileName);
    if (!existsSync(file)) problems.push(missing(folder, fileName));
    else if (fileName.endsWith('.yaml')) open.push(openYaml(file, fileName));
    else {
      const opened = openMarkdown(file, fileName);
      if (opened) open.push(opened);
      else problems.push(withoutFrontMatter(file));
    }
  }
  return { open, problems: [...problems, ...strangers(folder)] };
}

/** Files that nothing reads: their words would be missing from the site, and nobody would know. */
const strangers = (folder: string): Problem[] =>
  namesIn(folder).flatMap((fileName) => {
    const expected = Object.values(RENAMED).includes(fileName) ? undefined : expectedFor(fileName);
    if (!expected) return [];
    const found = 'a file that no page reads';
    return [{ file: join(folder, fileName), line: 1, field: '', found, expected }];
  });

function expectedFor(fileName: string): string | undefined {
  const [name = '', ending = ''] = fileName.split(/\.(?=[^.]*$)/);
  const isKnown = Object.hasOwn(files, name);
  if (ending === 'md' && isKnown) {
    return `a name that no other page has, such as more-${name}.md; this page is in ${name}.yaml`;
  }
  if (ending === 'yml') return `the ending .yaml, such as ${name}.yaml`;
  if (ending === 'yaml' && !isKnown) {
    return `a file that the site knows, such as ${Object.keys(files).join('.yaml, ')}.yaml, or a page of plain text in ${name}.md`;
  }
  return undefined;
}

function openYaml(file: string, fileName: string): OpenFile {
  const name = fileName.replace(/\.yaml$/, '') as keyof typeof files;
  const source = new YamlSource(readFileSync(file, 'utf8'));
  return { name, file, schema: files[name], source, parts: [] };
}

function openMarkdown(file: string, fileName: string): OpenFile | undefined {
  const { front, body } = splitArticle(readFileSync(file, 'utf8'));
  if (!front) return undefined;
  return {
    name: fileName.replace(/\.md$/, ''),
    file,
    schema: article,
    source: new YamlSource(front.text, front.above),
    text: body.text,
    parts: markdownParts(body.text).map((part) => ({ ...part, line: part.line + body.above })),
  };
}

function missing(folder: string, fileName: string): Problem {
  const before = RENAMED[fileName];
  if (before && existsSync(join(folder, before))) {
    return {
      file: join(folder, before),
      line: 1,
      field: '',
      found: 'a file by its old name',
      expected: `the same file under its new one, such as ${fileName}`,
    };
  }
  return {
    file: join(folder, fileName),
    line: 1,
    field: '',
    found: 'no such file',
    expected: 'every file of the sample to be there, such as this one with your words in it',
  };
}

const withoutFrontMatter = (file: string): Problem => ({
  file,
  line: 1,
  field: '',
  found: 'no title and no heading',
  expected: 'them between two lines of three dashes at the top, such as in privacy.md',
});

/** A value with the file and the line where its owner finds it. */
export interface WrittenField extends Field {
  name: string;
  file: string;
  line: number;
  /** Of a picture in Markdown, its description. */
  alt?: string | undefined;
}

export function writtenFields({ name, file, schema, source, parts }: OpenFile): WrittenField[] {
  const inYaml = walk(schema, source.data).map((field) => ({
    ...field,
    name,
    file,
    line: source.lineOf(field.path),
  }));
  const inMarkdown = parts.flatMap((part) =>
    markdownField(part).map((field) => ({ ...field, name, file, line: part.line, alt: part.alt })),
  );
  return [...inYaml, ...inMarkdown];
}
