import { describe, expect, test } from 'vitest';
import type { SiteContent } from '../content/description.ts';
import { readContent } from '../content/read.ts';
import { displayTypefaces, textTypefaces } from '../content/typefaces.ts';
import { displayTypeface, textTypeface } from './font.ts';

const content = readContent('content');

const chosen = (typefaces: SiteContent['company']['typefaces']): SiteContent => ({
  ...content,
  company: { ...content.company, typefaces },
});

describe('the typefaces', () => {
  test('are those that content names, or the first of each list [type-1]', () => {
    expect(textTypeface(content).name).toBe(textTypefaces[0]);
    expect(displayTypeface(content).name).toBe(displayTypefaces[0]);
    const other = chosen({ text: 'Figtree', display: 'Outfit' });
    expect([textTypeface(other).name, displayTypeface(other).name]).toEqual(['Figtree', 'Outfit']);
  });
});
