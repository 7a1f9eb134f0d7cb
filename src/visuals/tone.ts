import { statSync } from 'node:fs';
import sharp from 'sharp';

/** The flat colors, from the darkest, that stand behind a picture until it has loaded. */
export const tones = {
  night: [11, 31, 42],
  teal: [38, 92, 95],
  prairie: [92, 104, 82],
  dusk: [128, 124, 138],
  sand: [186, 172, 150],
  paper: [228, 222, 210],
} as const;

export type Tone = keyof typeof tones;

const known = new Map<string, Promise<Tone>>();

/** The tone nearest to a picture's average color. No inline style: the content policy forbids it. */
export function toneOf(file: string): Promise<Tone> {
  // In development every change draws the page anew.
  const key = `${file} ${statSync(file).mtimeMs}`;
  const tone = known.get(key) ?? nearestTone(file);
  known.set(key, tone);
  return tone;
}

async function nearestTone(file: string): Promise<Tone> {
  const { channels } = await sharp(file).resize(16, 16, { fit: 'fill' }).stats();
  const distance = (tone: Tone) =>
    tones[tone].reduce((sum, value, i) => sum + (value - (channels[i]?.mean ?? value)) ** 2, 0);
  const names = Object.keys(tones) as Tone[];
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
