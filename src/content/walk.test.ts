import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { type FileName, files, type SiteContent } from './description.ts';
import { type FieldInfo, infoOf, withoutOptional } from './field.ts';
import { article } from './files/article.ts';
import { readContent, readFields } from './read.ts';
import { everyField, valuesOf } from './walk.ts';

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

test('every value has its file and line, in Markdown too [content-6]', () => {
  const fields = readFields('tests/another-company');
  const placeOf = (value: string) =>
    fields
      .filter((field) => field.value === value)
      .map(({ file, line, info }) => `${file}:${line} ${info.kind}`);
  expect(placeOf(content.company.phone)).toEqual(['tests/another-company/company.yaml:18 text']);
  expect(placeOf('/contact')).toContain('tests/another-company/careers.md:13 page');
});

test('pictures, links and colors can be asked for by their kind [content-6]', () => {
  expect(valuesOf(content, 'color')).toContain(content.colors.accent);
  expect(valuesOf(content, 'page', 'careers')).toEqual([
    '/contact',
    '#what-a-night-pays',
    '/services#tissue',
  ]);
  const [slide] = content.home.hero.slides;
  expect(valuesOf(content, 'photo', 'home')[0]).toBe(slide.image);
});

test('a picture in a Markdown page is a picture like any other [content-6]', () => {
  const withPicture: SiteContent = {
    ...content,
    articles: content.articles.map((page) => ({
      ...page,
      text: `${page.text}\n\n![A van](https://pictures.example/${page.name}.jpg)\n`,
    })),
  };
  expect(valuesOf(withPicture, 'photo', 'terms')).toEqual(['https://pictures.example/terms.jpg']);
});
