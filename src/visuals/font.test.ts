import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SiteContent } from '../content/description.ts';
import { readContent } from '../content/read.ts';
import { displayTypefaces, textTypefaces } from '../content/typefaces.ts';
import { displayTypeface, siteFont, type Typeface, textTypeface } from './font.ts';

const content = readContent('content');
const HEAVIEST = 30_000;

const chosen = (typefaces: SiteContent['company']['typefaces']): SiteContent => ({
  ...content,
  company: { ...content.company, typefaces },
});

const weight = async (typeface: Typeface) => statSync(await siteFont(content, typeface)).size;

describe('the typefaces', () => {
  test('are those that content names, or the first of each list [type-1]', () => {
    expect(textTypeface(content).name).toBe(textTypefaces[0]);
    expect(displayTypeface(content).name).toBe(displayTypefaces[0]);
    const other = chosen({ text: 'Figtree', display: 'Outfit' });
    expect([textTypeface(other).name, displayTypeface(other).name]).toEqual(['Figtree', 'Outfit']);
  });

  test('have together at most 30 KB, whichever are chosen [type-1]', async () => {
    const texts = await Promise.all(
      textTypefaces.map((text) => weight(textTypeface(chosen({ text })))),
    );
    const displays = await Promise.all(
      displayTypefaces.map((display) => weight(displayTypeface(chosen({ display })))),
    );
    expect(Math.max(...texts) + Math.max(...displays)).toBeLessThanOrEqual(HEAVIEST);
    expect(Math.min(...texts, ...displays)).toBeGreaterThan(4000);
  }, 60_000);
});
