import { expect, test } from 'vitest';
import { type FileName, files } from './description.ts';
import { readContent } from './read.ts';
import { listFields } from './walk.ts';

const content = readContent('tests/another-company');

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

test('whatever is written is found, and nothing else [content-6]', () => {
  for (const file of Object.keys(files) as FileName[]) {
    const found = listFields(content).filter((field) => field.file === file);
    expect(found.map(({ value }) => value).toSorted(), file).toEqual(
      leaves(content[file]).toSorted(),
    );
  }
});
