import { z } from 'astro/zod';
import { type FileName, files } from '../content/description.ts';
import { getInfo, type Size, withoutOptional } from '../content/field.ts';
import { article } from '../content/files/article.ts';
import { describeIssue, findExpectation, findSchema, isRecord, walk } from '../content/walkFile.ts';
import { forTheForm } from './words.ts';

const schemaOf = (file: string) => (files[file as FileName] ?? article) as unknown as z.ZodType;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (value as { length?: unknown }).length === 0;

/** Removes empty optional values, as Sveltia does when it saves. */
function withoutEmpty(schema: unknown, value: unknown): unknown {
  const inner = withoutOptional(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => withoutEmpty(inner.element, entry));
  }
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  const written = Object.entries(inner.shape)
    .filter(([name, part]) => part === withoutOptional(part) || !isEmpty(value[name]))
    .map(([name, part]) => [name, withoutEmpty(part, value[name])]);
  return Object.fromEntries(written);
}

const asSaved = (file: string, data: unknown) => withoutEmpty(schemaOf(file), data);

export function asRead(file: string, data: unknown): unknown {
  const saved = asSaved(file, data);
  const schema = withoutOptional(schemaOf(file));
  if (!(schema instanceof z.ZodObject) || !isRecord(saved)) return saved;
  // Field by field, so that a mistake in one does not leave the others without their defaults.
  const read = Object.entries(schema.shape).map(([name, part]) => [
    name,
    z.safeParse(part, saved[name]).data ?? saved[name],
  ]);
  return Object.fromEntries(read);
}

const titleOf = (schema: z.ZodType, path: readonly PropertyKey[]) =>
  path
    .map((step, index) => {
      if (typeof step === 'number') return `number ${step + 1}`;
      return getInfo(findSchema(schema, path.slice(0, index + 1)))?.label ?? String(step);
    })
    .join(' › ');

/** Stand for pictures and files that have no name until they are saved. */
const UPLOADED = 'images/uploaded.png';
const UPLOADED_FILE = 'files/uploaded.pdf';

const withNames = (name: string, value: unknown) => {
  if (typeof value !== 'string' || !value.startsWith('blob:')) return value;
  return name === 'file' ? UPLOADED_FILE : UPLOADED;
};

export function findMistakes(file: string, data: unknown): string[] {
  const schema = schemaOf(file);
  const named = JSON.parse(JSON.stringify(asSaved(file, data)), withNames);
  const { error } = schema.safeParse(named);
  return (error?.issues ?? []).map((issue) => {
    const { found, meant } = describeIssue(issue);
    const asFound = found ? `found ${forTheForm(found)}, ` : '';
    const expected = forTheForm(findExpectation(schema, issue));
    const better = meant ? ` Did you mean ${meant}?` : '';
    return `${titleOf(schema, issue.path)}: ${asFound}expected ${expected}.${better}`;
  });
}

export async function findSmallPictures(
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
    return [`${titleOf(schema, path)}: ${found}, ${expected}, such as the photo as it came.`];
  });
  return (await Promise.all(photos)).flat();
}
