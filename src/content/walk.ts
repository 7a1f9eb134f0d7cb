import { z } from 'astro/zod';
import { type FileName, files, type SiteContent } from './description.ts';
import { type FieldInfo, infoOf, withoutOptional } from './field.ts';
import { article } from './files/article.ts';
import { anchor, pagePath, photo, sentences } from './kinds.ts';
import { type MarkdownPart, markdownParts } from './markdown.ts';

/** The description laid over what is written: every value, with its kind and its place. */

export type Path = readonly (string | number)[];

export interface Field {
  path: Path;
  value: unknown;
  info: FieldInfo;
}

export interface FieldInFile extends Field {
  /** The file's name, without folder and ending. */
  file: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every value that is written, in the order of the description; what does not fit is left out. */
export function walk(schema: z.ZodType, value: unknown, path: Path = []): Field[] {
  const inner = withoutOptional(schema);
  if (inner instanceof z.ZodObject) {
    if (!isRecord(value)) return [];
    return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, part]) =>
      walk(part, value[name], [...path, name]),
    );
  }
  if (inner instanceof z.ZodArray) {
    if (!Array.isArray(value)) return [];
    const item = inner.element as z.ZodType;
    return value.flatMap((entry, index) => walk(item, entry, [...path, index]));
  }
  const info = infoOf(inner as z.ZodType);
  if (!info) throw new Error(`The field ${path.join(' › ')} is described nowhere.`);
  return value === undefined || value === null ? [] : [{ path, value, info }];
}

/** The description of the part at `path`, whether it is written or not. */
export function schemaAt(schema: z.ZodType, path: Path): unknown {
  return path.reduce<unknown>((outer, part) => {
    const inner = withoutOptional(outer);
    if (inner instanceof z.ZodArray) return inner.element;
    return inner instanceof z.ZodObject ? inner.shape[String(part)] : undefined;
  }, schema);
}

/** The fields of the group at `path`. */
export function fieldNames(schema: z.ZodType, path: Path): string[] {
  const inner = withoutOptional(schemaAt(schema, path));
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
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
