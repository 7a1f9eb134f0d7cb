import { type FileName, files, type SiteContent } from './description.ts';
import type { Kind } from './field.ts';
import { article } from './files/article.ts';
import { anchor, pagePath, photo, sentences } from './kinds.ts';
import { listMarkdownParts, type MarkdownPart } from './markdown.ts';
import { type Field, walk } from './walkFile.ts';

const inMarkdown = {
  sentences: sentences('Text'),
  page: pagePath('Link'),
  photo: photo({ width: 1, height: 1 }),
  anchor: anchor('Heading'),
};

export const readMarkdownField = ({ kind, value }: MarkdownPart): Field[] =>
  walk(inMarkdown[kind], value);

export function listFields(content: SiteContent) {
  const inFiles = (Object.keys(files) as FileName[]).flatMap((file) =>
    walk(files[file], content[file]).map((field) => ({ ...field, file })),
  );
  const inArticles = content.articles.flatMap(({ name, text, ...front }) => {
    const fields = [...walk(article, front), ...listMarkdownParts(text).flatMap(readMarkdownField)];
    return fields.map((field) => ({ ...field, file: name }));
  });
  return [...inFiles, ...inArticles];
}

export const collectValues = (content: SiteContent, kind: Kind, inFile?: string): string[] =>
  listFields(content)
    .filter(({ info, file }) => info.kind === kind && (inFile === undefined || file === inFile))
    .map(({ value }) => String(value));
