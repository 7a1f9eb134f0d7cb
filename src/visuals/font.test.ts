import { describe, expect, test } from 'vitest';
import type { SiteContent } from '../content/description.ts';
import { readContent } from '../content/read.ts';
import { displayTypefaces, textTypefaces } from '../content/typefaces.ts';
import { chooseDisplayTypeface, chooseTextTypeface } from './font.ts';

const content = readContent('content');

const chosen = (typefaces: SiteContent['company']['typefaces']): SiteContent => ({
  ...content,
  company: { ...content.company, typefaces },
});

describe('the typefaces', () => {
  test('are those that content names, or the first of each list [type-1]', () => {
    expect(chooseTextTypeface(content).name).toBe(textTypefaces[0]);
    expect(chooseDisplayTypeface(content).name).toBe(displayTypefaces[0]);
    const other = chosen({ text: 'Figtree', display: 'Outfit' });
    expect([chooseTextTypeface(other).name, chooseDisplayTypeface(other).name]).toEqual([
      'Figtree',
      'Outfit',
    ]);
  });
});
