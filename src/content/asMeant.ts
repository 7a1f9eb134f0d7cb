import { z } from 'astro/zod';
import { mayBeEmpty, withoutOptional } from './field.ts';
import { isRecord, type Path } from './walkFile.ts';
import type { YamlSource } from './yamlSource.ts';

/**
 * YAML takes `label: 2024` for a number and `zip: 02134` for another one. Where words are
 * described, they are taken as they are written, to the last zero. A list that may be empty and is
 * not there has nothing in it.
 */
export function asMeant(
  schema: z.ZodType,
  value: unknown,
  source: YamlSource,
  path: Path = [],
): unknown {
  const inner = withoutOptional(schema);
  const part = (of: unknown, written: unknown, name: string | number) =>
    of instanceof z.ZodType ? asMeant(of, written, source, [...path, name]) : written;
  if (inner instanceof z.ZodObject && isRecord(value) && !Array.isArray(value)) {
    const emptyLists = Object.keys(inner.shape).filter(
      (name) => value[name] === undefined && mayBeEmpty(inner.shape[name]),
    );
    return Object.fromEntries([
      ...Object.entries(value).map(([name, written]) => [
        name,
        part(inner.shape[name], written, name),
      ]),
      ...emptyLists.map((name) => [name, []]),
    ]);
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry, index) => part(inner.element, entry, index));
  }
  const isWords = typeof value !== 'number' && typeof value !== 'boolean';
  if (isWords || inner.safeParse(value).success) return value;
  return source.wordsAt(path) ?? value;
}
