import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { files } from '../content/description.ts';
import { getInfo, withoutOptional } from '../content/field.ts';
import { article } from '../content/files/article.ts';
import { buildEditorConfig } from './config.ts';

/** Description and editor are walked to the end, and must have the same fields. */

interface EditorField {
  name: string;
  label: string;
  hint?: string;
  fields?: EditorField[];
}

const config = buildEditorConfig({}, 'Company', 'https://company.example') as unknown as {
  singletons: { name: string; fields: EditorField[] }[];
  collections: { name: string; fields: EditorField[] }[];
};

interface Pair {
  field: EditorField;
  schema: z.ZodType;
}

/** Each field of the editor with its schema, down to the last; the names must be the same. */
function pairs(fields: EditorField[], group: z.ZodType): Pair[] {
  const { shape } = group as z.ZodObject;
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(shape));
  return fields.flatMap((field) => {
    const schema = shape[field.name] as z.ZodType;
    const inner = withoutOptional(schema);
    const inside = inner instanceof z.ZodArray ? inner.element : inner;
    const deeper = inside instanceof z.ZodObject ? pairs(field.fields ?? [], inside) : [];
    return [{ field, schema }, ...deeper];
  });
}

test('every field of the description is in the editor, with its label and hint [editor-8]', () => {
  expect(config.singletons.map(({ name }) => name)).toEqual(Object.keys(files));
  const ofArticles = config.collections[0]?.fields.filter(({ name }) => name !== 'body') ?? [];
  const all = [
    ...config.singletons.flatMap(({ name, fields }) =>
      pairs(fields, files[name as keyof typeof files]),
    ),
    ...pairs(ofArticles, article),
  ];
  expect(all.length).toBeGreaterThan(150);
  for (const { field, schema } of all) {
    const info = getInfo(withoutOptional(schema));
    expect([field.label, field.hint], field.name).toEqual([info?.label, info?.hint]);
  }
});
