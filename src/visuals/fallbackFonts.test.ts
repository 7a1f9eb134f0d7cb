import { expect, test } from 'vitest';
import type { Company } from '../content/description.ts';
import { readContent } from '../content/read.ts';
import { fallbackFontCss } from './fallbackFonts.ts';

const content = readContent('content');
const chosen = (typefaces: Company['typefaces']) => ({
  ...content,
  company: { ...content.company, typefaces },
});

interface Face {
  family: string;
  fonts: string[];
  weight: number;
  size: number;
  ascent: number;
}

async function faces(of = content): Promise<Face[]> {
  const css = await fallbackFontCss(of);
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, rules = '']) => {
    const value = (name: string) => rules.match(new RegExp(`${name}:([^;]*)`))?.[1] ?? '';
    return {
      family: value('font-family').replaceAll('"', ''),
      fonts: [...value('src').matchAll(/local\("([^"]*)"\)/g)].map(([, font = '']) => font),
      weight: Number(value('font-weight')),
      size: Number.parseFloat(value('size-adjust')),
      ascent: Number.parseFloat(value('ascent-override')),
    };
  });
}

test('fonts of Windows, Apple, Linux and Android are the fallbacks, bold for headings [type-2]', async () => {
  const all = await faces();
  const fonts = (name: string, weight: number) =>
    all
      .filter((face) => face.family.startsWith(name) && face.weight === weight)
      .flatMap((face) => face.fonts);
  expect(fonts('font-display', 700)).toEqual([
    'Arial Bold',
    'Liberation Sans Bold',
    'DejaVu Sans Bold',
  ]);
  // A regular one alone, which browsers make bolder.
  expect(fonts('font-display', 400)).toEqual(['Roboto']);
  expect(fonts('font-family', 400)).toEqual(['Arial', 'Liberation Sans', 'Roboto', 'DejaVu Sans']);
});

test('one typeface that is chosen for text and display has fallbacks for each [type-2]', async () => {
  const both = chosen({ text: 'Figtree', display: 'Figtree' });
  const arial = (await faces(both)).filter(({ family }) => family.endsWith('Arial'));
  expect(arial.map(({ family }) => family)).toEqual([
    'font-display fallback Arial',
    'font-family fallback Arial',
  ]);
});

test('a fallback is as wide and as high as ours [type-2]', async () => {
  const [arial, roboto] = (await faces()).filter(({ family }) => family.startsWith('font-display'));
  // Bricolage's letters are a fifth narrower than Arial's bold ones.
  expect(arial?.size).toBeGreaterThan(78);
  expect(arial?.size).toBeLessThan(88);
  // Roboto's regular letters are narrower than Arial's bold ones, and so are made larger.
  expect(roboto?.size).toBeGreaterThan(arial?.size ?? Number.NaN);
  const height = ({ size, ascent }: Face) => (size * ascent) / 100;
  expect(arial && height(arial)).toBeCloseTo(93, 0);
  expect(roboto && height(roboto)).toBeCloseTo(93, 0);
});

test('a typeface with serifs has fallbacks with serifs [type-2]', async () => {
  const all = await faces(chosen({ display: 'Lora' }));
  const display = all.filter(({ family }) => family.startsWith('font-display'));
  expect(display.flatMap(({ fonts }) => fonts)).toEqual([
    'Times New Roman Bold',
    'Liberation Serif Bold',
    'DejaVu Serif Bold',
  ]);
});
