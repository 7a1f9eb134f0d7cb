import { join } from 'node:path/posix';
import type { z } from 'astro/zod';
import { files } from './description.ts';
import { article } from './files/article.ts';
import { findFolderProblems, listArticleFiles, listYamlFiles } from './folder.ts';
import { listMarkdownParts, type Part, splitArticle } from './markdown.ts';
import type { Problem } from './problems.ts';
import { readText } from './textFile.ts';
import { readMarkdownField } from './walk.ts';
import { type Field, walk } from './walkFile.ts';
import { YamlSource } from './yamlSource.ts';

export interface OpenFile {
  name: string;
  file: string;
  schema: z.ZodType;
  source: YamlSource;
  body?: Part;
}

export function openFiles(folder: string): { open: OpenFile[]; problems: Problem[] } {
  const opened = [
    ...listYamlFiles(folder).map((name) =>
      openFile(name, join(folder, `${name}.yaml`), files[name]),
    ),
    ...listArticleFiles(folder).map(({ fileName, name }) => openFile(name, join(folder, fileName))),
  ];
  return {
    open: opened.filter((one) => 'source' in one),
    problems: [...findFolderProblems(folder), ...opened.filter((one) => 'found' in one)],
  };
}

/** A file without a schema is Markdown. */
function openFile(name: string, file: string, schema?: z.ZodType): OpenFile | Problem {
  const read = readText(file);
  if ('complaint' in read) return { file, field: '', ...read.complaint };
  if (schema) return { name, file, schema, source: new YamlSource(read.text) };
  const { front, body } = splitArticle(read.text);
  if (front) {
    return { name, file, schema: article, source: new YamlSource(front.text, front.above), body };
  }
  return {
    file,
    line: 1,
    field: '',
    found: 'no title and no heading',
    expected: 'them between two lines of three dashes at the top, such as in privacy.md',
  };
}

export interface WrittenField extends Field {
  name: string;
  file: string;
  line: number;
  alt?: string | undefined;
}

export function listWrittenFields({ name, file, schema, source, body }: OpenFile): WrittenField[] {
  const inYaml = walk(schema, source.data).map((field) => {
    const line = source.lineOf(field.path);
    return { ...field, name, file, line };
  });
  const inMarkdown = listMarkdownParts(body?.text ?? '').flatMap((part) => {
    const line = part.line + (body?.above ?? 0);
    return readMarkdownField(part).map((field) => ({ ...field, name, file, line, alt: part.alt }));
  });
  return [...inYaml, ...inMarkdown];
}
