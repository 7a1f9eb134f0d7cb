import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { measureContrast } from './color.ts';
import { adviseOnColors, type ColorAdvice } from './contrastRules.ts';
import { type Colors, inEveryScheme, inScheme } from './palette.ts';

/** Each asks for many shades of many colors. */
vi.setConfig({ testTimeout: 60_000 });

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const inBothSchemes = fc.record({ light: color, dark: color });
const anyColors: fc.Arbitrary<Colors> = fc.record({
  paper: inBothSchemes,
  ink: inBothSchemes,
  brand: inBothSchemes,
  accent: color,
  night: color,
});

const sample: Colors = {
  paper: { light: '#f8f5ee', dark: '#06131a' },
  ink: { light: '#0b1f2a', dark: '#f1f5f1' },
  brand: { light: '#0a5153', dark: '#8adcd3' },
  accent: '#f6c544',
  night: '#0b1f2a',
};

function followed(colors: Colors, advice: ColorAdvice[]): Colors {
  const copy = structuredClone(colors);
  for (const { path, example } of advice) {
    const [name, scheme] = path as ['ink', 'light' | 'dark' | undefined];
    if (scheme) copy[name][scheme] = example;
    else (copy as unknown as Record<string, string>)[name] = example;
  }
  return copy;
}

describe('advice on colors', () => {
  test('all of it followed at once is accepted, whatever the colors [colors-1]', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        expect(adviseOnColors(followed(colors, adviseOnColors(colors)))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('a color that is well is left as it is [colors-1]', () => {
    expect(adviseOnColors(sample)).toEqual([]);
    const [advice, ...rest] = adviseOnColors({ ...sample, accent: '#2d6cdf' });
    expect(advice).toMatchObject({ path: ['accent'], ground: 'the words of the button' });
    expect(rest).toEqual([]);
  });
});

describe('an accent', () => {
  test('may be dark: white words on crimson [colors-2]', () => {
    const crimson = { ...sample, accent: '#8f0f22' };
    expect(adviseOnColors(crimson)).toEqual([]);
    expect(inEveryScheme(crimson)['on-accent']).toBe('#ffffff');
  });

  test('is seen as a line, an edge or a ring on every dark ground [colors-2]', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const good = followed(colors, adviseOnColors(colors));
        const { night, 'mark-on-night': mark } = inEveryScheme(good);
        expect(measureContrast(mark, night)).toBeGreaterThanOrEqual(4.5);
        const dark = inScheme(good, 'dark');
        for (const ground of [dark.paper, dark.surface, dark.sunken]) {
          expect(measureContrast(dark.mark, ground)).toBeGreaterThanOrEqual(3);
        }
        for (const scheme of ['light', 'dark'] as const) {
          const { 'control-line': line, field } = inScheme(good, scheme);
          expect(measureContrast(line, field)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 25 },
    );
  });
});
