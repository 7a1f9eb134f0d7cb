import { type FileName, files, type SiteContent } from './description.ts';
import type { FieldInfo } from './field.ts';
import { article } from './files/article.ts';
import { anchor, pagePath, photo, sentences } from './kinds.ts';
import { type MarkdownPart, markdownParts } from './markdown.ts';
import { type Field, walk } from './walkFile.ts';

/** The description laid over all that is written: every value, with its kind and its place. */

export interface FieldInFile extends Field {
  /** The file's name, without folder and ending. */
  file: string;
}

const inMarkdown = {
  sentences: sentences('Text'),
  page: pagePath('Link'),
  photo: photo({ width: 1, height: 1 }),
  anchor: anchor('Heading'),
};

/** A part of a Markdown text as a field without a name. */
export const markdownField = ({ kind, value }: MarkdownPart): Field[] =>
  walk(inMarkdown[kind], value);

function fieldsByFile(content: SiteContent): Map<string, FieldInFile[]> {
  const inFiles = (Object.keys(files) as FileName[]).map(
    (file) => [file, walk(files[file], content[file])] as const,
  );
  const inArticles = content.articles.map(
    ({ name, text, ...front }) =>
      [name, [...walk(article, front), ...markdownParts(text).flatMap(markdownField)]] as const,
  );
  return new Map(
    [...inFiles, ...inArticles].map(([file, fields]) => [
      file,
      fields.map((field) => ({ ...field, file })),
    ]),
  );
}

/** Each page asks for its own: the content is walked once for all of them. */
const walked = new WeakMap<SiteContent, Map<string, FieldInFile[]>>();

function knownFields(content: SiteContent): Map<string, FieldInFile[]> {
  const fields = walked.get(content) ?? fieldsByFile(content);
  walked.set(content, fields);
  return fields;
}

/** Everything that the owner wrote, Markdown included. */
export const everyField = (content: SiteContent): FieldInFile[] =>
  [...knownFields(content).values()].flat();

/** The values of one kind, in all files or in the one named. */
export function valuesOf(content: SiteContent, kind: FieldInfo['kind'], file?: string): string[] {
  const fields = file === undefined ? everyField(content) : knownFields(content).get(file);
  return (fields ?? [])
    .filter((field) => field.info.kind === kind)
    .map(({ value }) => String(value));
}
