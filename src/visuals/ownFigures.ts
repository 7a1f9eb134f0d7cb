import { apart, together } from './zero/sfnt.ts';

/**
 * The font without its figures of one width. Phone numbers are set in these where a font has them,
 * and Lora's are so wide, brackets and spaces included, that a number would leave its column.
 */
export function ownFigures(font: Buffer): Buffer {
  const tables = apart(font);
  const rules = Buffer.from(tables.get('GSUB') ?? Buffer.alloc(0));
  // Under another name nobody asks for them, and whoever packs the font next leaves them out.
  for (let at = rules.indexOf('tnum'); at >= 0; at = rules.indexOf('tnum')) rules.write('zzzz', at);
  return rules.length > 0 ? together(font, tables.set('GSUB', rules)) : font;
}
