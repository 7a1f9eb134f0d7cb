import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../content/read.ts';
import { textTypeface } from '../font.ts';
import { plainZero } from './plainZero.ts';
import { apart, pieces } from './sfnt.ts';

const { source, axes } = textTypeface(readContent('content'));

/** The font with one character only. */
const only = (character: string) =>
  subsetFont(readFileSync(source), character, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });

/** Of how many closed lines its first glyph is made that has any. */
function contours(font: Buffer): number | undefined {
  const table = (tag: string) => apart(font).get(tag) ?? Buffer.alloc(0);
  const glyphs = pieces(table('glyf'), table('loca'), table('head').readUInt16BE(50) === 1);
  return glyphs.find(({ length }) => length > 0)?.readInt16BE(0);
}

describe('the zero of the text face', () => {
  it('loses its slash', async () => {
    const font = await only('0');
    expect(contours(font)).toBe(3);
    expect(contours(plainZero(font))).toBe(2);
  });

  it('is still there in every weight when the font is packed', async () => {
    const packed = await subsetFont(plainZero(await only('0')), '0', { targetFormat: 'truetype' });
    expect(contours(packed)).toBe(2);
    expect(apart(packed).has('gvar')).toBe(true);
  });

  it('stays as it is where it is drawn otherwise, or missing', async () => {
    const plain = plainZero(await only('0'));
    const letter = await only('O');
    expect(plainZero(plain)).toBe(plain);
    expect(plainZero(letter)).toBe(letter);
  });
});
