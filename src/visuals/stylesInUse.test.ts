import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { stylesInUse } from './stylesInUse.ts';

const SHEETS = ['Notice', 'OpeningHours', 'Testimonials'].map(
  (name) => `src/components/${name}.module.css`,
);

function leftOut({ company, home }: Parameters<typeof stylesInUse>[0]): string[] {
  const load = stylesInUse({ company, home }).load as unknown as (id: string) => string | undefined;
  return SHEETS.filter((sheet) => load(`/${sheet}`) === '');
}

const whole = readContent('tests/another-company');

test('what the content uses keeps its styles, and the rest is sent to nobody [weight-5]', () => {
  expect(SHEETS.filter((sheet) => !existsSync(sheet))).toEqual([]);
  expect(leftOut(whole)).toEqual([]);
  const { notice: _notice, hours: _hours, ...company } = whole.company;
  const { testimonials: _testimonials, ...home } = whole.home;
  const locations = whole.company.locations.map(({ hours: _, ...place }) => place);
  const less = { company: { ...company, locations }, home } as unknown as typeof whole;
  expect(leftOut(less)).toEqual(SHEETS);
});
