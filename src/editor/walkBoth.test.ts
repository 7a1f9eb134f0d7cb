import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { files } from '../content/description.ts';
import { infoOf, withoutOptional } from '../content/field.ts';
import { article } from '../content/files/article.ts';
import { editorConfig } from './config.ts';

/** Both are walked to the end, and must have the same fields with the same labels and limits. */

interface EditorField {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  widget: string;
  fields?: EditorField[];
  field?: EditorField;
  options?: unknown[];
  pattern?: [string, string];
  min?: number;
  max?: number;
  maxlength?: number;
}

const config = editorConfig({}, 'Company', 'https://company.example') as unknown as {
  singletons: { name: string; file: string; fields: EditorField[] }[];
  collections: { name: string; fields: EditorField[] }[];
};

/** Every field, as a line that says all that both must agree on. */
function inDescription(schema: unknown, path = ''): string[] {
  const inner = withoutOptional(schema);
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([name, part]) => {
      const info = infoOf(withoutOptional(part));
      const here = `${path}.${name}`;
      return [`${here} | ${info?.label} | ${info?.hint ?? ''}`, ...inDescription(part, here)];
    });
  }
  if (!(inner instanceof z.ZodArray)) return [];
  const item = inner.element as z.ZodType;
  return inDescription(item, `${path}[]`);
}

function inEditor(fields: EditorField[], path = ''): string[] {
  return fields.flatMap(({ name, label, hint, widget, fields: inside = [] }) => {
    const here = `${path}.${name}`;
    return [
      `${here} | ${label} | ${hint ?? ''}`,
      ...inEditor(inside, widget === 'list' ? `${here}[]` : here),
    ];
  });
}

test('every file and field of the description is in the editor, and no other [editor-8]', () => {
  expect(config.singletons.map(({ name }) => name)).toEqual(Object.keys(files));
  for (const { name, fields } of config.singletons) {
    expect(inEditor(fields), name).toEqual(inDescription(files[name as keyof typeof files]));
  }
  const [articles] = config.collections;
  const own = articles?.fields.filter(({ name }) => name !== 'body') ?? [];
  expect(inEditor(own)).toEqual(inDescription(article));
});

interface Pair {
  field: EditorField;
  schema: z.ZodType;
}

/** Each field of the editor with its schema, down to the last. */
function pairs(fields: EditorField[], group: z.ZodObject): Pair[] {
  return fields.flatMap((field) => {
    const schema = group.shape[field.name] as z.ZodType;
    const inner = withoutOptional(schema);
    const inside = inner instanceof z.ZodArray ? inner.element : inner;
    const deeper = field.fields && inside instanceof z.ZodObject ? pairs(field.fields, inside) : [];
    return [{ field, schema }, ...deeper];
  });
}

const all = config.singletons.flatMap(({ name, fields }) =>
  pairs(fields, files[name as keyof typeof files] as unknown as z.ZodObject),
);

test('what may be missing, what is chosen from, and every limit and pattern is the same [editor-8]', () => {
  expect(all.length).toBeGreaterThan(150);
  for (const { field, schema } of all) {
    const inner = withoutOptional(schema);
    const info = infoOf(inner);
    const isList = inner instanceof z.ZodArray;
    const mayBeMissing = schema !== inner || (isList && !info?.atLeast);
    expect(field.required !== false, field.name).toBe(!mayBeMissing);
    if (info?.pattern && info.kind !== 'drawing') {
      expect(field.pattern?.[0], field.name).toBe(info.pattern.source);
      // The editor knows no flags.
      expect(info.pattern.flags, field.name).toBe('');
    }
    if (info?.options && info.kind !== 'list') {
      const { options, optionLabels = {} } = info;
      const choices = options.map((value) => ({ label: optionLabels[value] ?? value, value }));
      expect(field.options, field.name).toEqual(choices);
    }
    if (isList || info?.kind === 'degrees') {
      expect([field.min, field.max], field.name).toEqual([info?.atLeast, info?.atMost]);
    } else if (info?.atMost) expect(field.maxlength, field.name).toBe(info.atMost);
  }
});
