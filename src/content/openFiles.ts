import { join } from 'node:path/posix';
import type { z } from 'astro/zod';
import { files } from './description.ts';
import { article } from './files/article.ts';
import { articleFiles, folderProblems, stateOf, yamlFiles } from './folder.ts';
import { type MarkdownPart, markdownParts, splitArticle } from './markdown.ts';
import type { Problem } from './problems.ts';
import { readText } from './textFile.ts';
import { markdownField } from './walk.ts';
import { type Field, walk } from './walkFile.ts';
import { YamlSource } from './yamlSource.ts';

/** The files of content/ as they lie there, before anything is known to be right. */

export interface OpenFile {
  /** Of a described file, its name without ending; of a page of text, its address. */
  name: string;
  /** With folder and ending. */
  file: string;
  schema: z.ZodType;
  source: YamlSource;
  /** What the YAML says. */
  data: unknown;
  /** Of a Markdown file, what follows the front matter. */
  body?: { text: string; above: number };
  parts: MarkdownPart[];
}

interface Opened {
  open: OpenFile[];
  problems: Problem[];
}

let last: (Opened & { folder: string; state: string }) | undefined;

/** A command asks several times, and few things change meanwhile. */
export function openFiles(folder: string): Opened {
  const state = stateOf(folder);
  if (last?.folder !== folder || last.state !== state) {
    last = { folder, state, ...openAll(folder) };
  }
  return { open: last.open, problems: [...last.problems] };
}

function openAll(folder: string): Opened {
  const open: OpenFile[] = [];
  const problems = folderProblems(folder);
  const add = (fileName: string, make: (file: string, text: string) => OpenFile | undefined) => {
    const file = join(folder, fileName);
    const read = readText(file);
    if ('complaint' in read) {
      problems.push({ file, field: '', ...read.complaint });
      return;
    }
    const opened = make(file, read.text);
    if (opened) open.push(opened);
    else problems.push(withoutFrontMatter(file));
  };
  for (const name of yamlFiles(folder)) {
    add(`${name}.yaml`, (file, text) => openYaml(name as keyof typeof files, file, text));
  }
  for (const { fileName, name } of articleFiles(folder)) {
    add(fileName, (file, text) => openMarkdown(name, file, text));
  }
  return { open, problems };
}

function openYaml(name: keyof typeof files, file: string, text: string): OpenFile {
  const source = new YamlSource(text);
  const schema: z.ZodType = files[name];
  return { name, file, schema, source, data: source.data, parts: [] };
}

function openMarkdown(name: string, file: string, text: string): OpenFile | undefined {
  const { front, body } = splitArticle(text);
  if (!front) return undefined;
  const source = new YamlSource(front.text, front.above);
  return {
    name,
    file,
    schema: article,
    source,
    data: source.data,
    body,
    parts: markdownParts(body.text).map((part) => ({ ...part, line: part.line + body.above })),
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

export function writtenFields({
  name,
  file,
  schema,
  source,
  data,
  parts,
}: OpenFile): WrittenField[] {
  const inYaml = walk(schema, data).map((field) => ({
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
