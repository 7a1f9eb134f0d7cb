import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { files } from '../content/description.ts';
import { expectation, type FieldInfo, infoOf, withoutOptional } from '../content/field.ts';
import { mistakesIn } from './mistakes.ts';
import { forTheForm } from './words.ts';

function infosIn(schema: unknown): FieldInfo[] {
  const inner = withoutOptional(schema);
  const parts = inner instanceof z.ZodObject ? Object.values(inner.shape) : [];
  if (inner instanceof z.ZodArray) parts.push(inner.element);
  return [infoOf(inner) ?? [], ...parts.map(infosIn)].flat();
}
const infos = Object.values(files).flatMap(infosIn);

test('no refusal asks for the signs of a file, which a form has no use for [editor-3]', () => {
  expect(infos.length).toBeGreaterThan(150);
  for (const info of infos) {
    expect(forTheForm(expectation(info)), info.label).not.toMatch(
      /"|(in|straight) quotes|such as (- |\[)|\[\]/,
    );
  }
});

test('a refusal says what may have been meant, and what was found [editor-3]', () => {
  const said = (file: string, data: object) => mistakesIn(file, data).join('\n');
  expect(said('company', { phone: '913-555-0177' })).toContain('Did you mean (913) 555-0177?');
  const both = { light: '#ffffff', dark: '#000000' };
  const pale = { paper: both, ink: both, brand: both, accent: '#ffee00', night: '#000000' };
  expect(said('colors', pale)).toContain('found a contrast of 1.0:1');
});
