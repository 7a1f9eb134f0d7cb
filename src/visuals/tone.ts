import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cacheFile, hashFiles } from '../../tools/fileCache.ts';

/** Placeholder colors behind a picture until it has loaded, from the darkest. */
export const tones = {
  night: [11, 31, 42],
  teal: [38, 92, 95],
  sky: [88, 122, 150],
  sand: [186, 172, 150],
  paper: [228, 222, 210],
} as const;

export type Tone = keyof typeof tones;

/** For a picture's upper and lower half. */
export type Tones = Record<'above' | 'below', Tone>;

/** Named tones instead of exact colors: the content policy forbids style attributes. */
export async function sampleTones(file: string): Promise<Tones> {
  const ingredients = [readFileSync(file), hashFiles('src/visuals/tone.ts')];
  const made = await cacheFile('tones/*.json', ingredients, async () =>
    Buffer.from(JSON.stringify(await nearestTones(file))),
  );
  return JSON.parse(readFileSync(made, 'utf8'));
}

async function nearestTones(file: string): Promise<Tones> {
  const pixels = await sharp(file)
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .resize(1, 4, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    above: nearest([...pixels.subarray(0, 3)]),
    below: nearest([...pixels.subarray(9, 12)]),
  };
}

function nearest(color: number[]): Tone {
  const distance = (tone: Tone) =>
    tones[tone].reduce((sum, value, i) => sum + (value - (color[i] ?? value)) ** 2, 0);
  const names = Object.keys(tones) as Tone[];
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
