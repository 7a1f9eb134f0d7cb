import { z } from 'astro/zod';
import { type FileName, files } from '../content/description.ts';
import {
  type IssueDetails,
  infoOf,
  mayBeEmpty,
  type Size,
  withoutOptional,
} from '../content/field.ts';
import { article } from '../content/files/article.ts';
import { walk } from '../content/walkFile.ts';
import { forTheForm } from './words.ts';

/** What the content's own check says of a file while it is being written, in the same words. */

const schemaOf = (file: string) => (files[file as FileName] ?? article) as unknown as z.ZodType;

const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0);

/** As it will be saved: what may be missing and is empty is left out. */
export function withoutEmpty(schema: z.ZodType, value: unknown): unknown {
  const inner = withoutOptional(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => withoutEmpty(inner.element as z.ZodType, entry));
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const shape = inner.shape as Record<string, z.ZodType>;
  const kept = Object.entries(shape).flatMap(([name, part]) => {
    const written = (value as Record<string, unknown>)[name];
    if (isEmpty(written) && part instanceof z.ZodOptional) return [];
    const isEmptyList = isEmpty(written) && mayBeEmpty(part);
    return [[name, isEmptyList ? [] : withoutEmpty(part, written)] as const];
  });
  return Object.fromEntries(kept);
}

const asSaved = (file: string, data: unknown) => withoutEmpty(schemaOf(file), data);

/** As the build would read it; what is wrong in it stays as it is written. */
export function asRead(file: string, data: unknown): unknown {
  const saved = asSaved(file, data);
  return schemaOf(file).safeParse(saved).data ?? saved;
}

/** A field by the names that the editor shows: Slides › number 2 › Title. */
function title(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const names: string[] = [];
  let part: z.ZodType | undefined = schema;
  for (const step of path) {
    const inner: z.ZodType = withoutOptional(part);
    if (inner instanceof z.ZodArray) {
      part = inner.element as z.ZodType;
      names.push(`number ${Number(step) + 1}`);
    } else {
      part = inner instanceof z.ZodObject ? inner.shape[String(step)] : undefined;
      if (!part) return names.join(' › ');
      names.push(infoOf(withoutOptional(part))?.label ?? String(step));
    }
  }
  return names.join(' › ');
}

/** A picture that is being uploaded has its name once it is saved. */
const UPLOADED = 'images/uploaded.png';

const withNames = (_name: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('blob:') ? UPLOADED : value;

export function mistakesIn(file: string, data: unknown): string[] {
  const schema = schemaOf(file);
  const named = JSON.parse(JSON.stringify(asSaved(file, data)), withNames);
  const { error } = schema.safeParse(named);
  return (error?.issues ?? []).map((issue) => {
    const { found, meant } = ('params' in issue ? issue.params : {}) as IssueDetails;
    const asFound = found ? `found ${forTheForm(found)}, ` : '';
    const better = meant ? ` Did you mean ${meant}?` : '';
    return `${title(schema, issue.path)}: ${asFound}expected ${forTheForm(issue.message)}.${better}`;
  });
}

/** What only its measure says of a picture. */
export async function tooSmallIn(
  file: string,
  data: unknown,
  measure: (image: string) => Promise<Size | undefined>,
): Promise<string[]> {
  const schema = schemaOf(file);
  const photos = walk(schema, data).map(async ({ path, value, info: { smallest } }) => {
    const size = smallest && (await measure(String(value)));
    if (!size || (size.width >= smallest.width && size.height >= smallest.height)) return [];
    const found = `found ${size.width} × ${size.height} pixels`;
    const expected = `expected at least ${smallest.width} × ${smallest.height}`;
    return [`${title(schema, path)}: ${found}, ${expected}, such as the photo as it came.`];
  });
  return (await Promise.all(photos)).flat();
}
