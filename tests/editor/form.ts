import { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import { withoutOptional } from '../../src/content/field.ts';

/** A file as the editor writes it, so that saving changes only what was changed. */

const AS_THE_EDITOR = {
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  singleQuote: true,
} as const;

/** The fields in the order of the description, which is the editor's. */
function inOrder(schema: unknown, value: unknown): unknown {
  const inner = withoutOptional(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => inOrder(inner.element, entry));
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const written = value as Record<string, unknown>;
  const names = Object.keys(inner.shape).filter((name) => written[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, inOrder(inner.shape[name], written[name])]));
}

export const fileAsSaved = (schema: z.ZodType, text: string) =>
  `${stringify(inOrder(schema, parse(text)), null, AS_THE_EDITOR).trim()}\n`;
