import { apart, together } from './zero/sfnt.ts';

/** Where the head table says how many units an em has. */
const UNITS_PER_EM = 18;

/** The font drawn larger or smaller at the same size of type: everything is measured by its em. */
export function scaled(font: Buffer, scale: number): Buffer {
  if (scale === 1) return font;
  const tables = apart(font);
  const head = Buffer.from(tables.get('head') ?? Buffer.alloc(0));
  head.writeUInt16BE(Math.round(head.readUInt16BE(UNITS_PER_EM) / scale), UNITS_PER_EM);
  return together(font, tables.set('head', head));
}
