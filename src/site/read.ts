import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type SiteContent, schemas } from './schema.ts';

export const contentFolder = process.env.CONTENT ?? 'content';

const legalFiles = ['privacy.md', 'terms.md'];

/** Every problem in content/, one a line: file, line, field, what was found, what was expected. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(problems: readonly string[]) {
    super(`The content has ${problems.length} problem(s):\n${problems.join('\n')}`);
  }
}

/** Reads and checks every YAML file, and reports all that is wrong at once. */
export function readContent(folder: string): SiteContent {
  const problems: string[] = [];
  const content: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const file = join(folder, `${name}.yaml`);
    const result = readFile(file, schema);
    content[name] = result.data;
    problems.push(...result.problems);
  }
  for (const name of legalFiles) {
    if (!existsSync(join(folder, name))) problems.push(missingFile(join(folder, name)));
  }
  problems.push(...missingImages(content, folder));
  if (problems.length > 0) throw new ContentError(problems);
  return content as SiteContent;
}

const missingFile = (file: string) => `${file}: the file is missing`;

function readFile(file: string, schema: z.ZodType): { data?: unknown; problems: string[] } {
  if (!existsSync(file)) return { problems: [missingFile(file)] };
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    const problems = document.errors.map(
      ({ message, pos }) => `${file}:${lines.linePos(pos[0]).line}: not valid YAML: ${message}`,
    );
    return { problems };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { data: result.data, problems: [] };
  return {
    problems: result.error.issues.map((issue) => explain(issue, { file, document, lines })),
  };
}

interface Source {
  file: string;
  document: Document;
  lines: LineCounter;
}

function explain(issue: z.core.$ZodIssue, source: Source): string {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const at = `${source.file}:${lineOf(path, source)}: ${path.join('.') || 'the file'}`;
  if (issue.code === 'unrecognized_keys') {
    return `${at}: unknown field ${issue.keys.join(', ')}`;
  }
  const found = path.length > 0 ? source.document.getIn(path) : source.document.toJS();
  return `${at}: found ${show(found)}, expected ${issue.message}`;
}

/** The line of a field, or of the nearest thing around it that is there. */
function lineOf(path: readonly (string | number)[], { document, lines }: Source): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'object') return 'a list or a group of fields';
  return JSON.stringify(value);
}

function missingImages(value: unknown, folder: string): string[] {
  if (typeof value === 'string') {
    const isMissing = value.startsWith('images/') && !existsSync(join(folder, value));
    return isMissing ? [`${join(folder, value)}: this picture is named but not there`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => missingImages(inner, folder));
}
