import { expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { fallbackFontCss } from './fallbackFonts.ts';

const content = readContent('content');
interface Face {
  family: string;
  fonts: string[];
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
      size: Number.parseFloat(value('size-adjust')),
      ascent: Number.parseFloat(value('ascent-override')),
    };
  });
}

test('a fallback is as wide and as high as ours [type-2]', async () => {
  const [arial, roboto] = (await faces()).filter(({ family }) => family.startsWith('font-display'));
  // Bricolage's letters are a fifth narrower than Arial's bold ones.
  expect(arial?.size).toBeGreaterThan(78);
  expect(arial?.size).toBeLessThan(88);
  // Roboto's regular letters are narrower than Arial's bold ones, and so are made larger.
  expect(roboto?.size).toBeGreaterThan(arial?.size ?? Number.NaN);
  const height = ({ size, ascent }: Face) => (size * ascent) / 100;
  expect(arial && height(arial)).toBeCloseTo((roboto && height(roboto)) ?? 0, 0);
});
