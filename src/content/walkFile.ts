import { z } from 'astro/zod';
import {
  type Complaint,
  describeExpectation,
  type FieldInfo,
  getInfo,
  withoutOptional,
} from './field.ts';

/**
 * Matches the values of a file with their descriptions. Runs in the editor too, so no `node:`
 * imports.
 */

export type Path = readonly (string | number)[];

export interface Field {
  path: Path;
  value: unknown;
  info: FieldInfo;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lists values in the order of the description; values that do not fit it are skipped. */
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
  const info = getInfo(inner);
  if (!info) throw new Error(`The field ${path.join(' › ')} is described nowhere.`);
  return value === undefined || value === null ? [] : [{ path, value, info }];
}

/** The description of the part at `path`, whether it is written or not. */
export function findSchema(schema: z.ZodType, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((outer, part) => {
    const inner = withoutOptional(outer);
    if (inner instanceof z.ZodArray) return inner.element;
    return inner instanceof z.ZodObject ? inner.shape[String(part)] : undefined;
  }, schema);
}

/** The fields of the group at `path`. */
export function listFieldNames(schema: z.ZodType, path: Path): string[] {
  const inner = withoutOptional(findSchema(schema, path));
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

export const describeIssue = (issue: z.core.$ZodIssue): Partial<Complaint> =>
  issue.code === 'custom' ? (issue.params ?? {}) : {};

export function findExpectation(schema: z.ZodType, issue: z.core.$ZodIssue): string {
  const info = getInfo(findSchema(schema, issue.path));
  return describeIssue(issue).expected ?? (info ? describeExpectation(info) : issue.message);
}
