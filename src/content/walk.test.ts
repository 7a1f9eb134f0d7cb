import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { type FileName, files } from './description.ts';
import { type FieldInfo, infoOf, withoutOptional } from './field.ts';
import { article } from './files/article.ts';
import { readContent } from './read.ts';
import { everyField } from './walk.ts';

const content = readContent('tests/another-company');

function everyInfo(schema: unknown): (FieldInfo | undefined)[] {
  const inner = withoutOptional(schema);
  const parts = inner instanceof z.ZodObject ? Object.values(inner.shape) : [];
  if (inner instanceof z.ZodArray) parts.push(inner.element);
  return [infoOf(inner), ...parts.flatMap(everyInfo)];
}

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

test('every field has a kind, a label, what is expected and an example [content-6]', () => {
  const infos = [...Object.values(files), article].flatMap(everyInfo);
  expect(infos.length).toBeGreaterThan(150);
  for (const info of infos) {
    for (const part of ['kind', 'label', 'expected', 'example'] as const) {
      expect(info?.[part]).toMatch(/./);
    }
  }
});

test('whatever is written is found, and nothing else [content-6]', () => {
  for (const file of Object.keys(files) as FileName[]) {
    const found = everyField(content).filter((field) => field.file === file);
    expect(found.map(({ value }) => value).toSorted(), file).toEqual(
      leaves(content[file]).toSorted(),
    );
  }
});
